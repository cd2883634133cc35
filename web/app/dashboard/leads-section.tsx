import { lazy } from 'react';
import { LeadsScreen } from '#web/features/dashboard-leads/leads-screen.tsx';
import { useRoutes } from '#web/router/use-routes.tsx';
import { ErrorMessage } from '../error-page.tsx';

const ClientPage = lazy(async () => ({
  default: (await import('#web/features/dashboard-client/client-page.tsx')).ClientPage,
}));

/**
 * The dashboard's leads, at `/dashboard/leads`, and the page of one client, which is loaded when it is first opened.
 */
export function LeadsSection() {
  return useRoutes([
    { index: true, element: <LeadsScreen /> },
    { path: ':id', element: <ClientPage /> },
    { path: '*', element: <ErrorMessage status={404} /> },
  ]);
}
