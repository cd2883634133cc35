import { Navigate } from 'react-router';
import { useSession } from '../catalogue/queries.ts';
import { NotYetScreen } from '../features/not-yet/not-yet-screen.tsx';
import { withNext } from '../session/next-address.ts';
import { ErrorMessage } from './error-page.tsx';

/** The dashboard's place: open to those whom the server lets in; others are told, and a visitor logs in first. */
export function DashboardPage() {
  const { user, client, can } = useSession();
  if (can.openDashboard) return <NotYetScreen />;
  if (user || client) return <ErrorMessage status={403} />;
  return <Navigate to={withNext('/salesLogin', '/dashboard')} replace />;
}
