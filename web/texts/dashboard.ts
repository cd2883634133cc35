import type { LaterTexts } from './language.tsx';

/** The dashboard's texts, which nobody fetches who does not open it. */
export const dashboardTexts: LaterTexts = {
  en: () => import('./en/index.dashboard.ts'),
  tr: () => import('./tr/index.dashboard.ts'),
};
