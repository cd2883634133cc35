import type { Transaction } from '#server/database/connection.ts';
import { favourites, propertyViews } from '#server/database/schema.ts';
import { insertAll } from './insert-all.ts';
import type { SavedIds, Visit } from './story.ts';

/** Saves views, one row per user, client and unit, and favourites. `visits` must be in chronological order. */
export async function saveLooks(tx: Transaction, visits: readonly Visit[], ids: SavedIds): Promise<void> {
  const views = new Map<string, typeof propertyViews.$inferInsert & { view_count: number }>();
  const marks = new Map<string, typeof favourites.$inferInsert>();
  for (const visit of visits) {
    const client_id = ids.clients.get(visit.lead)!;
    const user_id = visit.seller.id;
    for (const [index, { unit, times, isMarked }] of visit.looks.entries()) {
      const property_id = unit.id;
      const at = new Date(
        visit.startedAt + ((index + 1) / (visit.looks.length + 1)) * (visit.endedAt - visit.startedAt),
      );
      const key = `${client_id} ${property_id}`;
      views.set(key, {
        user_id,
        client_id,
        property_id,
        view_count: (views.get(key)?.view_count ?? 0) + times,
        updated_at: at,
      });
      if (isMarked && !marks.has(key)) marks.set(key, { client_id, property_id, created_at: at });
    }
  }
  await insertAll(tx, propertyViews, [...views.values()]);
  await insertAll(tx, favourites, [...marks.values()]);
}
