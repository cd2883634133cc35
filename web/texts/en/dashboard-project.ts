/** Settings, package versions and the audit log. */
export const dashboardProject = {} as const;
