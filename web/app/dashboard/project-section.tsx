import type { ReactNode } from 'react';
import { AuditScreen } from '#web/features/dashboard-project/audit/audit-screen.tsx';
import { GalleriesScreen } from '#web/features/dashboard-project/galleries/galleries-screen.tsx';
import { PackageScreen } from '#web/features/dashboard-project/package/package-screen.tsx';
import { PlacesScreen } from '#web/features/dashboard-project/places/places-screen.tsx';
import { ProjectFrame, type ProjectPage } from '#web/features/dashboard-project/project-frame.tsx';
import { SettingsScreen } from '#web/features/dashboard-project/settings/settings-screen.tsx';
import { TextsScreen } from '#web/features/dashboard-project/texts/texts-screen.tsx';
import { Navigate } from '#web/router/link.tsx';
import { useRoutes } from '#web/router/use-routes.tsx';
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
