import { Building2, ChartColumn, Network, Settings2, UsersRound, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { Session } from '#contract/entities/people.ts';
import type { TextKey } from '#web/texts/en/index.ts';

/** One part of the dashboard. `opens` is the server's verdict that lets somebody in. */
export type Section = {
  id: string;
  text: TextKey;
  icon: LucideIcon;
  opens: keyof Session['can'];
  Screen: ComponentType;
};

/** The parts of the dashboard in the order of the menu, each fetched when it is first entered. */
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
    Screen: lazy(async () => ({ default: (await import('./units-section.tsx')).UnitsSection })),
  },
  {
    id: 'people',
    text: 'dashboard.people',
    icon: Network,
    opens: 'managePeople',
    Screen: lazy(async () => ({ default: (await import('./people-section.tsx')).PeopleSection })),
  },
  {
    id: 'figures',
    text: 'dashboard.figures',
    icon: ChartColumn,
    opens: 'openDashboard',
    Screen: lazy(async () => ({ default: (await import('./figures-section.tsx')).FiguresSection })),
  },
  {
    id: 'project',
    text: 'dashboard.project',
    icon: Settings2,
    opens: 'manageProject',
    Screen: lazy(async () => ({ default: (await import('./project-section.tsx')).ProjectSection })),
  },
];
