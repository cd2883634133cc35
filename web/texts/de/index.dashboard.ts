import type { DashboardTextKey } from '../en/index.ts';
import { dashboard } from './dashboard.ts';
import { dashboardAccount } from './dashboard-account.ts';
import { dashboardAudit } from './dashboard-audit.ts';
import { dashboardFigures } from './dashboard-figures.ts';
import { dashboardLeads } from './dashboard-leads.ts';
import { dashboardPackages } from './dashboard-packages.ts';
import { dashboardPeople } from './dashboard-people.ts';
import { dashboardProject } from './dashboard-project.ts';
import { dashboardSecondFactors } from './dashboard-second-factors.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { dashboardUnits } from './dashboard-units.ts';

/** The German texts of the dashboard. */
export const messages = {
  ...dashboard,
  ...dashboardAccount,
  ...dashboardLeads,
  ...dashboardUnits,
  ...dashboardPeople,
  ...dashboardFigures,
  ...dashboardProject,
  ...dashboardTexts,
  ...dashboardPackages,
  ...dashboardAudit,
  ...dashboardSecondFactors,
} as const satisfies Record<DashboardTextKey, string>;
