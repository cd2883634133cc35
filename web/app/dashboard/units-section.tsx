import { ComingPage } from '../../ui/dashboard/coming-page.tsx';

/** The dashboard's units, at `/dashboard/units/*`. */
export function UnitsSection() {
  return <ComingPage title="dashboard.units" />;
}
