import { UnitsScreen } from '#web/features/dashboard-units/units-screen.tsx';

/** The dashboard's units, at `/dashboard/units`. */
export function UnitsSection() {
  return <UnitsScreen />;
}
