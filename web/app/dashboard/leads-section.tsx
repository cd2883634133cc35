import { ComingPage } from '../../ui/dashboard/coming-page.tsx';

/** The dashboard's leads, at `/dashboard/leads/*`. */
export function LeadsSection() {
  return <ComingPage title="dashboard.leads" />;
}
