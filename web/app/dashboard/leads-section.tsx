import { lazy } from 'react';
import { useRoutes } from 'react-router';
import { LeadsScreen } from '#web/features/dashboard-leads/leads-screen.tsx';
import { ErrorMessage } from '../error-page.tsx';

/** Loaded when a client is first opened. */
const ClientPage = lazy(async () => ({
  default: (await import('#web/features/dashboard-client/client-page.tsx')).ClientPage,
}));

/** The dashboard's leads, at `/dashboard/leads`, and the page of one client. */
export function LeadsSection() {
  return useRoutes([
    { index: true, element: <LeadsScreen /> },
    { path: ':id', element: <ClientPage /> },
    { path: '*', element: <ErrorMessage status={404} /> },
  ]);
}
