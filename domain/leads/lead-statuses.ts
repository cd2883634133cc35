/** The statuses of a lead (specification, section 4). */
export const leadStatuses = [
  { id: 1, name: 'new' },
  { id: 2, name: 'active' },
  { id: 3, name: 'lost' },
  { id: 4, name: 'inactive' },
] as const;

export type LeadStatusId = (typeof leadStatuses)[number]['id'];
