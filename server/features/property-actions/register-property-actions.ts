import { propertyActionCalls as calls } from '#contract/calls/property-actions.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { confirmAction, deleteAction } from './confirm-action.ts';
import { countRevenueByMonth, listActions, listActionsOfClient, listRecentSells } from './list-actions.ts';

/** Registers every call about actions. */
export function registerPropertyActions({ register }: Registry, parts: SalesDependencies): void {
  register(calls.listActions, listActions(parts));
  register(calls.listRecentSells, listRecentSells(parts));
  register(calls.countRevenueByMonth, countRevenueByMonth(parts));
  register(calls.listActionsOfClient, listActionsOfClient(parts));
  register(calls.confirmAction, confirmAction(parts));
  register(calls.deleteAction, deleteAction(parts));
}
