import { Suspense, useRef } from 'react';
import { Navigate, useRoutes } from 'react-router';
import { useSession } from '#web/catalogue/queries.ts';
import { useKeptSession } from '#web/session/keep-session.ts';
import { useText } from '#web/texts/language.tsx';
import { SectionSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { ErrorMessage } from '../error-page.tsx';
import layout from '../layout.module.css';
import { LiveSlot } from '../live-slot.tsx';
import { TopBar } from '../menu/top-bar.tsx';
import { OfflineBanner } from '../offline-banner.tsx';
import { usePage } from '../page.ts';
import { useArrival } from '../use-arrival.ts';
import { DashboardRail } from './dashboard-rail.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { sections, type Section } from './sections.ts';
import styles from './dashboard-layout.module.css';

/** The dashboard's own layout: its rail, the way past it, and the section that the address names. */
export function DashboardLayout() {
  const t = useText();
  useKeptSession();
  const main = useRef<HTMLElement>(null);
  useArrival(usePage(), main);
  return (
    <div className={styles.layout}>
      <a className={layout.skip} href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        {t('shell.skip')}
      </a>
      <TopBar />
      <DashboardRail />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <SectionBoundary>
          <Sections />
        </SectionBoundary>
      </main>
      <OfflineBanner />
      <LiveSlot />
    </div>
  );
}

function Sections() {
  return useRoutes([
    { index: true, element: <Navigate to="leads" replace /> },
    ...sections.map((section) => ({ path: `${section.id}/*`, element: <Entered section={section} /> })),
    { path: '*', element: <ErrorMessage status={404} /> },
  ]);
}

function Entered({ section: { opens, Screen } }: { section: Section }) {
  const { can } = useSession();
  if (!can[opens]) return <ErrorMessage status={403} />;
  return (
    <Suspense fallback={<SectionSkeleton />}>
      <Screen />
    </Suspense>
  );
}
