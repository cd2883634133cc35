import { propertyViewCalls as calls } from '#contract/calls/property-views.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { withActivity } from '#server/presentations/record-activity.ts';
import { createView, findView, listViewsOfClient, updateView } from './count-views.ts';

/** Registers every call about views of units. */
export function registerPropertyViews({ register }: Registry, parts: SalesDependencies): void {
  register(calls.listViewsOfClient, listViewsOfClient(parts));
  register(calls.findView, findView(parts));
  register(calls.createView, withActivity(parts, createView(parts)));
  register(calls.updateView, withActivity(parts, updateView(parts)));
}
