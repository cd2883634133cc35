import { ComingPage } from '../../ui/dashboard/coming-page.tsx';

/** The dashboard's project, at `/dashboard/project/*`. */
export function ProjectSection() {
  return <ComingPage title="dashboard.project" />;
}
