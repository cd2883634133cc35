import { propertyActionCalls as calls } from '#contract/calls/property-actions.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { confirmAction, deleteAction } from './confirm-action.ts';
import { listActions, listActionsOfClient, listLatestSales } from './list-actions.ts';

/** Registers the calls that list, confirm and end actions. */
export function registerPropertyActions({ register }: Registry, dependencies: SalesDependencies): void {
  register(calls.listActions, listActions(dependencies));
  register(calls.listLatestSales, listLatestSales(dependencies));
  register(calls.listActionsOfClient, listActionsOfClient(dependencies));
  register(calls.confirmAction, confirmAction(dependencies));
  register(calls.deleteAction, deleteAction(dependencies));
}
