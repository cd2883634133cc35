import { propertyViewCalls as calls } from '#contract/calls/property-views.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { createView, findView, listViewsOfClient, updateView } from './count-views.ts';

/** Registers every call about views of units. */
export function registerPropertyViews({ register }: Registry, dependencies: SalesDependencies): void {
  register(calls.listViewsOfClient, listViewsOfClient(dependencies));
  register(calls.findView, findView(dependencies));
  register(calls.createView, withActivity(dependencies, createView(dependencies)));
  register(calls.updateView, withActivity(dependencies, updateView(dependencies)));
}
