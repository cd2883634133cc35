import type { TextKey } from '../en/index.ts';
import { accounts } from './accounts.ts';
import { building } from './building.ts';
import { favourites } from './favourites.ts';
import { floorPlan } from './floor-plan.ts';
import { general } from './general.ts';
import { rotator } from './rotator.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { unit } from './unit.ts';

/** All Turkish texts. */
export const messages = { ...general, ...shell, ...accounts, ...rotator, ...building, ...favourites, ...floorPlan, ...unit, ...search } as const satisfies Record<TextKey, string>;
