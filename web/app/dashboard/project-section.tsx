import { Navigate, Route, Routes } from 'react-router';
import { AuditScreen } from '#web/features/dashboard-project/audit/audit-screen.tsx';
import { GalleriesScreen } from '#web/features/dashboard-project/galleries/galleries-screen.tsx';
import { PackageScreen } from '#web/features/dashboard-project/package/package-screen.tsx';
import { PlacesScreen } from '#web/features/dashboard-project/places/places-screen.tsx';
import { ProjectFrame } from '#web/features/dashboard-project/project-frame.tsx';
import { SettingsScreen } from '#web/features/dashboard-project/settings/settings-screen.tsx';
import { TextsScreen } from '#web/features/dashboard-project/texts/texts-screen.tsx';
import { ErrorMessage } from '../error-page.tsx';

/** The dashboard's project, at `/dashboard/project/*`. */
export function ProjectSection() {
  return (
    <Routes>
      <Route index element={<Navigate to="settings" replace />} />
      <Route
        path="settings"
        element={
          <ProjectFrame page="settings">
            <SettingsScreen />
          </ProjectFrame>
        }
      />
      <Route
        path="texts"
        element={
          <ProjectFrame page="texts">
            <TextsScreen />
          </ProjectFrame>
        }
      />
      <Route
        path="galleries"
        element={
          <ProjectFrame page="galleries">
            <GalleriesScreen />
          </ProjectFrame>
        }
      />
      <Route
        path="places"
        element={
          <ProjectFrame page="places" fill>
            <PlacesScreen />
          </ProjectFrame>
        }
      />
      <Route
        path="package"
        element={
          <ProjectFrame page="package">
            <PackageScreen />
          </ProjectFrame>
        }
      />
      <Route
        path="package/:id"
        element={
          <ProjectFrame page="package">
            <PackageScreen />
          </ProjectFrame>
        }
      />
      <Route
        path="audit"
        element={
          <ProjectFrame page="audit" fill>
            <AuditScreen />
          </ProjectFrame>
        }
      />
      <Route path="*" element={<ErrorMessage status={404} />} />
    </Routes>
  );
}
