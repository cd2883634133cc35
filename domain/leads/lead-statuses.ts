/** The statuses of a lead (specification, section 4). */
export const leadStatuses = [
  { id: 1, name: 'new' },
  { id: 2, name: 'active' },
  { id: 3, name: 'lost' },
  { id: 4, name: 'inactive' },
] as const;

export type LeadStatusId = (typeof leadStatuses)[number]['id'];
export type LeadStatusName = (typeof leadStatuses)[number]['name'];

/** The id of each lead status by its name: `LeadStatus.lost` instead of a bare 3. */
export const LeadStatus = {
  new: 1,
  active: 2,
  lost: 3,
  inactive: 4,
} as const satisfies Record<LeadStatusName, LeadStatusId>;
