import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import type { Transaction } from '#server/database/connection.ts';
import { favourites, propertyViews } from '#server/database/schema.ts';
import { insertAll } from './insert-all.ts';
import type { SavedIds, Presentation } from './sales-history.ts';

/** Saves views, one row per user, client and unit, and favourites. `presentations` must be in chronological order. */
export async function saveViews(tx: Transaction, presentations: readonly Presentation[], ids: SavedIds): Promise<void> {
  const views = new Map<string, typeof propertyViews.$inferInsert & { view_count: number }>();
  const marked = new Map<string, typeof favourites.$inferInsert>();
  for (const presentation of presentations) {
    const client_id = getOrThrow(ids.clients, presentation.lead);
    const user_id = presentation.seller.id;
    for (const [index, { unit, times, isFavourite }] of presentation.views.entries()) {
      const property_id = unit.id;
      const at = new Date(
        presentation.startedAt +
          ((index + 1) / (presentation.views.length + 1)) * (presentation.endedAt - presentation.startedAt),
      );
      const key = `${client_id} ${property_id}`;
      views.set(key, {
        user_id,
        client_id,
        property_id,
        view_count: (views.get(key)?.view_count ?? 0) + times,
        updated_at: at,
      });
      if (isFavourite && !marked.has(key)) marked.set(key, { client_id, property_id, created_at: at });
    }
  }
  await insertAll(tx, propertyViews, [...views.values()]);
  await insertAll(tx, favourites, [...marked.values()]);
}
