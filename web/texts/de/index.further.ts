import type { FurtherTextKey } from '../en/index.ts';
import { accountMenu } from './account-menu.ts';
import { accounts } from './accounts.ts';
import { building } from './building.ts';
import { changes } from './changes.ts';
import { confirm } from './confirm.ts';
import { contact } from './contact.ts';
import { errors } from './errors.ts';
import { favourites } from './favourites.ts';
import { floorPlan } from './floor-plan.ts';
import { gallery } from './gallery.ts';
import { legal } from './legal.ts';
import { location } from './location.ts';
import { offline } from './offline.ts';
import { ownPage } from './own-page.ts';
import { ownSessions } from './own-sessions.ts';
import { pictures } from './pictures.ts';
import { sales } from './sales.ts';
import { search } from './search.ts';
import { secondFactors } from './second-factors.ts';
import { unit } from './unit.ts';

/** The German texts of every screen beyond the first page. */
export const messages = {
  ...accountMenu,
  ...accounts,
  ...building,
  ...changes,
  ...confirm,
  ...contact,
  ...errors,
  ...favourites,
  ...floorPlan,
  ...gallery,
  ...legal,
  ...location,
  ...offline,
  ...ownPage,
  ...ownSessions,
  ...pictures,
  ...sales,
  ...search,
  ...secondFactors,
  ...unit,
} as const satisfies Record<FurtherTextKey, string>;
