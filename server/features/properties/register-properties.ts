import { statusChangeCalls as calls } from '#contract/calls/status-changes.ts';
import type { Registry } from '../../calls/registry.ts';
import type { SalesParts } from '../../parts.ts';
import { byPerson } from '../../presentations/note-activity.ts';
import { changeStatus } from './change-status.ts';
import { listPopular } from './list-popular.ts';
import { updatePriceOrStatus } from './update-price-or-status.ts';

/** Registers every call that changes units, and which are popular. */
export function registerProperties({ register }: Registry, parts: SalesParts): void {
  register(calls.changeStatus, byPerson(parts, changeStatus(parts)));
  register(calls.updatePriceOrStatus, updatePriceOrStatus(parts));
  register(calls.listPopularProperties, listPopular(parts));
}
