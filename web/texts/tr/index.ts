import type { FirstTextKey } from '../en/index.ts';
import { commonErrors } from './common-errors.ts';
import { general } from './general.ts';
import { live } from './live.ts';
import { rotator } from './rotator.ts';
import { shell } from './shell.ts';

/** The Turkish texts of the first page. */
export const messages = { ...commonErrors, ...general, ...shell, ...rotator, ...live } as const satisfies Record<
  FirstTextKey,
  string
>;

/** Those that are loaded later. */
export const further = () => import('./index.further.ts');
export const dashboard = () => import('./index.dashboard.ts');
