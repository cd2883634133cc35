import { ComingPage } from '../../ui/dashboard/coming-page.tsx';

/** The dashboard's people, at `/dashboard/people/*`. */
export function PeopleSection() {
  return <ComingPage title="dashboard.people" />;
}
