import { AuditScreen } from '#web/features/dashboard-project/audit/audit-screen.tsx';
import { GalleriesScreen } from '#web/features/dashboard-project/galleries/galleries-screen.tsx';
import { PackageScreen } from '#web/features/dashboard-project/package/package-screen.tsx';
import { PlacesScreen } from '#web/features/dashboard-project/places/places-screen.tsx';
import { ProjectFrame } from '#web/features/dashboard-project/project-frame.tsx';
import { SettingsScreen } from '#web/features/dashboard-project/settings/settings-screen.tsx';
import { TextsScreen } from '#web/features/dashboard-project/texts/texts-screen.tsx';
import { Navigate } from '#web/router/link.tsx';
import { useRoutes } from '#web/router/use-routes.tsx';
import { ErrorMessage } from '../error-page.tsx';

/** The dashboard's project, at `/dashboard/project/*`. */
export function ProjectSection() {
  return useRoutes([
    { index: true, element: <Navigate to="/dashboard/project/settings" replace /> },
    {
      path: 'settings',
      element: (
        <ProjectFrame page="settings">
          <SettingsScreen />
        </ProjectFrame>
      ),
    },
    {
      path: 'texts',
      element: (
        <ProjectFrame page="texts">
          <TextsScreen />
        </ProjectFrame>
      ),
    },
    {
      path: 'galleries',
      element: (
        <ProjectFrame page="galleries">
          <GalleriesScreen />
        </ProjectFrame>
      ),
    },
    {
      path: 'places',
      element: (
        <ProjectFrame page="places" fill>
          <PlacesScreen />
        </ProjectFrame>
      ),
    },
    {
      path: 'package',
      element: (
        <ProjectFrame page="package">
          <PackageScreen />
        </ProjectFrame>
      ),
    },
    {
      path: 'package/:id',
      element: (
        <ProjectFrame page="package">
          <PackageScreen />
        </ProjectFrame>
      ),
    },
    {
      path: 'audit',
      element: (
        <ProjectFrame page="audit" fill>
          <AuditScreen />
        </ProjectFrame>
      ),
    },
    { path: '*', element: <ErrorMessage status={404} /> },
  ]);
}
