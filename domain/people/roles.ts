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

/** The id of each role by its name: `Role.broker` instead of a bare 4. */
export const Role = {
  sales_rep: 1,
  sales_manager: 2,
  general_manager: 3,
  broker: 4,
  admin: 5,
} as const satisfies Record<RoleName, RoleId>;
