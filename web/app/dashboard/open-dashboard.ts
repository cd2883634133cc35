import type { ComponentType } from 'react';
import { dashboardTexts } from '#web/texts/dashboard.ts';
import { loadLaterTexts } from '#web/texts/language.tsx';

/** The dashboard with the texts that it speaks, fetched together. */
export async function openDashboard(): Promise<ComponentType> {
  const [{ DashboardPage }] = await Promise.all([import('./dashboard-page.tsx'), loadLaterTexts(dashboardTexts)]);
  return DashboardPage;
}
