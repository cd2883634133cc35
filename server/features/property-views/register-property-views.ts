import { propertyViewCalls as calls } from '#contract/calls/property-views.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesParts } from '#server/parts.ts';
import { byPerson } from '#server/presentations/note-activity.ts';
import { createView, findView, listViewsOfClient, updateView } from './count-views.ts';

/** Registers every call about views of units. */
export function registerPropertyViews({ register }: Registry, parts: SalesParts): void {
  register(calls.listViewsOfClient, listViewsOfClient(parts));
  register(calls.findView, findView(parts));
  register(calls.createView, byPerson(parts, createView(parts)));
  register(calls.updateView, byPerson(parts, updateView(parts)));
}
