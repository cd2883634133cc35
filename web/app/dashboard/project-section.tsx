import type { ReactNode } from 'react';
import { AuditScreen } from '#web/features/dashboard-project/audit/audit-screen.tsx';
import { GalleriesScreen } from '#web/features/dashboard-project/galleries/galleries-screen.tsx';
import { PackageScreen } from '#web/features/dashboard-project/package/package-screen.tsx';
import { PlacesScreen } from '#web/features/dashboard-project/places/places-screen.tsx';
import { SettingsScreen } from '#web/features/dashboard-project/settings/settings-screen.tsx';
import { TextsScreen } from '#web/features/dashboard-project/texts/texts-screen.tsx';
import { useNavigate } from '#web/router/hooks.ts';
import { Navigate } from '#web/router/link.tsx';
import { useRoutes } from '#web/router/use-routes.tsx';
import { useText } from '#web/texts/language.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { Tabs } from '#web/ui/dashboard/tabs.tsx';
import { ErrorMessage } from '../error-page.tsx';

/** The dashboard's project, at `/dashboard/project/*`. */
export function ProjectSection() {
  return useRoutes([
    { index: true, element: <Navigate to="/dashboard/project/settings" replace /> },
    { path: 'settings', element: page('settings', <SettingsScreen />) },
    { path: 'texts', element: page('texts', <TextsScreen />) },
    { path: 'galleries', element: page('galleries', <GalleriesScreen />) },
    { path: 'places', element: page('places', <PlacesScreen />, { fill: true }) },
    { path: 'package', element: page('package', <PackageScreen />) },
    { path: 'package/:id', element: page('package', <PackageScreen />) },
    { path: 'audit', element: page('audit', <AuditScreen />, { fill: true }) },
    { path: '*', element: <ErrorMessage status={404} /> },
  ]);
}

/** A screen in the frame that all pages of the project have. */
function page(name: ProjectPage, screen: ReactNode, { fill = false } = {}): ReactNode {
  return (
    <ProjectFrame page={name} fill={fill}>
      {screen}
    </ProjectFrame>
  );
}

const projectPages = ['settings', 'texts', 'galleries', 'places', 'package', 'audit'] as const;
type ProjectPage = (typeof projectPages)[number];

/** The frame of all project pages: title, subtitle, and tabs to the other pages. */
function ProjectFrame({ page, fill = false, children }: { page: ProjectPage; fill?: boolean; children: ReactNode }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <SectionPage
      title={t('dashboard.project')}
      documentTitle={`${t(`project.page.${page}`)} · ${t('dashboard.project')}`}
      subtitle={t(`project.about.${page}`)}
      fill={fill}
    >
      <Tabs
        label={t('project.pages')}
        tabs={projectPages.map((value) => ({ value, label: t(`project.page.${value}`) }))}
        value={page}
        onChange={(next) => void navigate(`/dashboard/project/${next}`)}
      >
        {children}
      </Tabs>
    </SectionPage>
  );
}
