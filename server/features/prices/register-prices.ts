import { priceCalls as calls } from '#contract/calls/prices.ts';
import type { Registry } from '#server/calls/registry.ts';
import { applyBulkPrices, previewBulkPrices } from './bulk-prices.ts';
import { exportUnits } from './export-units.ts';
import { listUnitHistory } from './list-unit-history.ts';
import { applyList, checkList, type ListDependencies } from './price-list.ts';

/** Registers the calls about bulk prices, price lists and the history of units. */
export function registerPrices({ register }: Registry, parts: ListDependencies): void {
  register(calls.previewBulkPrices, previewBulkPrices(parts));
  register(calls.applyBulkPrices, applyBulkPrices(parts));
  register(calls.checkPriceList, checkList(parts));
  register(calls.applyPriceList, applyList(parts));
  register(calls.exportUnits, exportUnits(parts));
  register(calls.listUnitHistory, listUnitHistory(parts));
}
