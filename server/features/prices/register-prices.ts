import { priceCalls as calls } from '#contract/calls/prices.ts';
import type { Registry } from '#server/calls/registry.ts';
import { applyBulkPrices, previewBulkPrices } from './bulk-prices.ts';
import { exportUnits } from './export-units.ts';
import { listUnitHistory } from './list-unit-history.ts';
import { applyList, checkList, type ListDependencies } from './price-list.ts';

/** Registers the calls about bulk prices, price lists and the history of units. */
export function registerPrices({ register }: Registry, dependencies: ListDependencies): void {
  register(calls.previewBulkPrices, previewBulkPrices(dependencies));
  register(calls.applyBulkPrices, applyBulkPrices(dependencies));
  register(calls.checkPriceList, checkList(dependencies));
  register(calls.applyPriceList, applyList(dependencies));
  register(calls.exportUnits, exportUnits(dependencies));
  register(calls.listUnitHistory, listUnitHistory(dependencies));
}
