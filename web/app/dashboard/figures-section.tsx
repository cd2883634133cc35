import { FiguresScreen } from '#web/features/dashboard-figures/figures-screen.tsx';

/** The dashboard's figures, at `/dashboard/figures`. */
export function FiguresSection() {
  return <FiguresScreen />;
}
