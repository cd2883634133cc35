import {
  House,
  UserRound,
  Building2,
  ChartColumn,
  Network,
  Settings2,
  UserRoundPen,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useRef, Component, type ReactNode, lazy, type ComponentType } from 'react';
import type { Session } from '#contract/entities/people.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { withNext } from '#domain/navigation/next-address.ts';
import { MailNotice } from '#web/mail/mail-notice.tsx';
import { useLocation } from '#web/router/hooks.ts';
import { Link, Navigate } from '#web/router/link.tsx';
import { useRoutes } from '#web/router/use-routes.tsx';
import { useStoreSession } from '#web/session/session.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SectionSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ErrorMessage, ErrorOf } from '../error-page.tsx';
import { LiveSlot } from '../live-slot.tsx';
import { UserActions } from '../menu/account-actions.tsx';
import { AccountMenu } from '../menu/account-menu.tsx';
import { Brand } from '../menu/brand.tsx';
import { LanguageSwitch } from '../menu/language-switch.tsx';
import { TopBar } from '../menu/top-bar.tsx';
import { usePage, useArrival } from '../page.ts';
import menuStyles from '../menu/main-menu.module.css';
import entryStyles from '../menu/menu-entries.module.css';
import layoutStyles from '../layout.module.css';
import styles from './dashboard-layout.module.css';

/** The dashboard. Visitors are sent to the sales login first; anybody without permission gets a 403. */
export function DashboardPage() {
  const { user, client, can } = useSession();
  const { pathname, search } = useLocation();
  if (can.openDashboard) return <DashboardLayout />;
  if (user || client) {
    return (
      <main>
        <ErrorMessage status={403} />
      </main>
    );
  }
  return <Navigate to={withNext('/salesLogin', pathname + search)} replace />;
}

/** The dashboard's layout: its menu, a skip link, and the section in the address. */
function DashboardLayout() {
  const t = useText();
  useStoreSession();
  const main = useRef<HTMLElement>(null);
  useArrival(usePage(), main);
  return (
    <div className={styles.layout}>
      <a
        className={layoutStyles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('shell.skip')}
      </a>
      <TopBar />
      <DashboardRail />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <MailNotice />
        <SectionBoundary>
          <Sections />
        </SectionBoundary>
      </main>
      <LiveSlot />
    </div>
  );
}

function Sections() {
  return useRoutes([
    { index: true, element: <Navigate to="/dashboard/leads" replace /> },
    ...[...sections, accountSection].map((section) => ({
      path: section.hasPages ? `${section.id}/*` : section.id,
      element: <SectionScreen section={section} />,
    })),
    { path: '*', element: <ErrorMessage status={404} /> },
  ]);
}

function SectionScreen({ section: { opens, Screen } }: { section: Section }) {
  const { can } = useSession();
  if (!can[opens]) return <ErrorMessage status={403} />;
  return (
    <Suspense fallback={<SectionSkeleton />}>
      <Screen />
    </Suspense>
  );
}

/** Shows a section's error in its place and leaves the menu usable; another address resets it. */
function SectionBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary address={pathname}>{children}</Boundary>;
}

type BoundaryProps = { address: string; children: ReactNode };
type BoundaryState = { error?: unknown; at: string };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, { at }: BoundaryState): BoundaryState | null {
    return address === at ? null : { error: undefined, at: address };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorOf error={error} />;
  }
}

/** The dashboard's menu: back to presenting, and the sections that the user may open. A tab bar on phones. */
function DashboardRail() {
  const t = useText();
  const projectName = useProjectName();
  const { user, can } = useSession();
  const { pathname } = useLocation();
  return (
    <Panel as="nav" aria-label={t('dashboard.menu')} className={classNames(menuStyles.menu, menuStyles.rail)}>
      <Brand className={menuStyles.brand} label={projectName} named={false} />
      <ul className={classNames(entryStyles.entries, entryStyles.rail, styles.entries)}>
        <li>
          <Link to="/" className={entryStyles.entry}>
            <House className={entryStyles.icon} />
            <span>{t('dashboard.present')}</span>
          </Link>
        </li>
        {sections
          .filter((section) => can[section.opens])
          .map(({ id, text, icon: Icon }) => (
            <li key={id}>
              <Link
                to={`/dashboard/${id}`}
                className={entryStyles.entry}
                aria-current={pathname.startsWith(`/dashboard/${id}`) ? 'page' : undefined}
              >
                <Icon className={entryStyles.icon} />
                <span>{t(text)}</span>
              </Link>
            </li>
          ))}
      </ul>
      <div className={menuStyles.bottom}>
        <LanguageSwitch narrow className={menuStyles.language} />
        {user && (
          <AccountMenu
            icon={<UserRound />}
            name={user.name}
            label={t('shell.userMenu', { name: user.name })}
            narrow
            inline={false}
          >
            {(leave) => <UserActions onLeave={leave} />}
          </AccountMenu>
        )}
      </div>
    </Panel>
  );
}

/** A section of the dashboard. `opens` names the permission that it requires; with `hasPages` it has pages below. */
type Section = {
  id: string;
  text: TextKey;
  icon: LucideIcon;
  opens: keyof Session['can'];
  hasPages?: boolean;
  Screen: ComponentType;
};

/** The user's own account: reached from the menu below their name. */
const accountSection: Section = {
  id: 'account',
  text: 'shell.account',
  icon: UserRoundPen,
  opens: 'openDashboard',
  Screen: lazy(async () => ({
    default: (await import('#web/features/dashboard-account/account-screen.tsx')).AccountScreen,
  })),
};

/** The sections in the order of the menu, each loaded when it is first opened. */
const sections: readonly Section[] = [
  {
    id: 'leads',
    text: 'dashboard.leads',
    icon: UsersRound,
    opens: 'openDashboard',
    hasPages: true,
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
    hasPages: true,
    Screen: lazy(async () => ({ default: (await import('./project-section.tsx')).ProjectSection })),
  },
];
