import { Route, Routes } from 'react-router';
import { ClientPage } from '../../features/dashboard-client/client-page.tsx';
import { LeadsScreen } from '../../features/dashboard-leads/leads-screen.tsx';
import { ErrorMessage } from '../error-page.tsx';

/** The dashboard's leads, at `/dashboard/leads`, and the page of one client. */
export function LeadsSection() {
  return (
    <Routes>
      <Route index element={<LeadsScreen />} />
      <Route path=":id" element={<ClientPage />} />
      <Route path="*" element={<ErrorMessage status={404} />} />
    </Routes>
  );
}
