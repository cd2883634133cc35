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

/** The one role whose reach includes the users below it. */
export const salesManager: RoleId = 2;
