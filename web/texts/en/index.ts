import { commonErrors } from './common-errors.ts';
import { general } from './general.ts';
import type { messages as dashboardMessages } from './index.dashboard.ts';
import type { messages as furtherMessages } from './index.further.ts';
import { live } from './live.ts';
import { rotator } from './rotator.ts';
import { shell } from './shell.ts';

/**
 * The English texts of the first page: the shell, the home view and what runs beside every page. The others are loaded
 * later.
 */
export const messages = { ...commonErrors, ...general, ...shell, ...rotator, ...live } as const;
export type FirstTextKey = keyof typeof messages;
export type FurtherTextKey = keyof typeof furtherMessages;
export type DashboardTextKey = keyof typeof dashboardMessages;
/** The keys of every language. */
export type TextKey = FirstTextKey | FurtherTextKey | DashboardTextKey;

/** Those that are loaded later. */
export const further = () => import('./index.further.ts');
export const dashboard = () => import('./index.dashboard.ts');
