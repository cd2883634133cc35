import { accounts } from './accounts.ts';
import { building } from './building.ts';
import { favourites } from './favourites.ts';
import { floorPlan } from './floor-plan.ts';
import { general } from './general.ts';
import { rotator } from './rotator.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { unit } from './unit.ts';

/** All English texts; its keys are the keys of every language. */
export const messages = { ...general, ...shell, ...accounts, ...rotator, ...building, ...favourites, ...floorPlan, ...unit, ...search } as const;
export type TextKey = keyof typeof messages;
