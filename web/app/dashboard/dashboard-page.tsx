import { Navigate, useLocation } from 'react-router';
import { useSession } from '#web/catalogue/queries.ts';
import { withNext } from '#web/session/next-address.ts';
import { ErrorMessage } from '../error-page.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';

/** The dashboard: open to those whom the server lets in; others are told, and a visitor logs in first. */
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
