import type { FirstTextKey } from '../en/index.ts';
import { commonErrors } from './common-errors.ts';
import { general } from './general.ts';
import { rotator } from './rotator.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** The German texts of the first page. */
export const messages = { ...commonErrors, ...general, ...shell, ...rotator, ...search } as const satisfies Record<
  FirstTextKey,
  string
>;
