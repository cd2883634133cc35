import { PeopleScreen } from '#web/features/dashboard-people/people-screen.tsx';

/** The dashboard's people, at `/dashboard/people`. */
export function PeopleSection() {
  return <PeopleScreen />;
}
