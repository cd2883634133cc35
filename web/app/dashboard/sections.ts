import { Building2, ChartColumn, Network, Settings2, UserRoundPen, UsersRound, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { Session } from '#contract/entities/people.ts';
import type { TextKey } from '#web/texts/en/index.ts';

/** A section of the dashboard. `opens` names the permission that it requires. */
export type Section = {
  id: string;
  text: TextKey;
  icon: LucideIcon;
  opens: keyof Session['can'];
  Screen: ComponentType;
};

/** The user's own account: reached from the menu below their name. */
export const accountSection: Section = {
  id: 'account',
  text: 'shell.account',
  icon: UserRoundPen,
  opens: 'openDashboard',
  Screen: lazy(async () => ({
    default: (await import('#web/features/dashboard-account/account-screen.tsx')).AccountScreen,
  })),
};

/** The sections in the order of the menu, each loaded when it is first opened. */
export const sections: readonly Section[] = [
  {
    id: 'leads',
    text: 'dashboard.leads',
    icon: UsersRound,
    opens: 'openDashboard',
    Screen: lazy(async () => ({ default: (await import('./leads-section.tsx')).LeadsSection })),
  },
  {
    id: 'units',
    text: 'dashboard.units',
    icon: Building2,
    opens: 'openDashboard',
    Screen: lazy(async () => ({
      default: (await import('#web/features/dashboard-units/units-screen.tsx')).UnitsScreen,
    })),
  },
  {
    id: 'people',
    text: 'dashboard.people',
    icon: Network,
    opens: 'managePeople',
    Screen: lazy(async () => ({
      default: (await import('#web/features/dashboard-people/people-screen.tsx')).PeopleScreen,
    })),
  },
  {
    id: 'figures',
    text: 'dashboard.figures',
    icon: ChartColumn,
    opens: 'openDashboard',
    Screen: lazy(async () => ({
      default: (await import('#web/features/dashboard-figures/figures-screen.tsx')).FiguresScreen,
    })),
  },
  {
    id: 'project',
    text: 'dashboard.project',
    icon: Settings2,
    opens: 'manageProject',
    Screen: lazy(async () => ({ default: (await import('./project-section.tsx')).ProjectSection })),
  },
];
