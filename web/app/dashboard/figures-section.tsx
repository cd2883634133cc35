import { ComingPage } from '../../ui/dashboard/coming-page.tsx';

/** The dashboard's figures, at `/dashboard/figures/*`. */
export function FiguresSection() {
  return <ComingPage title="dashboard.figures" />;
}
