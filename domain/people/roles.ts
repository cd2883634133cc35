/** The roles of sales users (specification, section 6; the administrator is our addition). */
export const roles = [
  { id: 1, name: 'sales_rep' },
  { id: 2, name: 'sales_manager' },
  { id: 3, name: 'general_manager' },
  { id: 4, name: 'broker' },
  { id: 5, name: 'admin' },
] as const;

export type RoleId = (typeof roles)[number]['id'];
export type RoleName = (typeof roles)[number]['name'];

/** The statuses of a lead (specification, section 4). */
export const leadStatuses = [
  { id: 1, name: 'new' },
  { id: 2, name: 'active' },
  { id: 3, name: 'lost' },
  { id: 4, name: 'inactive' },
] as const;
export type LeadStatusId = (typeof leadStatuses)[number]['id'];
