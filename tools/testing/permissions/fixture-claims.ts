import { eq } from 'drizzle-orm';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Database } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { required } from '../../required.ts';
import type { Relation } from './people.ts';
import type { Kind } from './kinds.ts';

/**
 * Whose client holds a unit. `offered` is the caller's own in negotiation, which only the dashboard releases;
 * `unclaimed` is sold without a known holder.
 */
export const heldBy = ['own', 'foreign', 'below', 'offered', 'unclaimed'] as const;
const statuses: Record<(typeof heldBy)[number], UnitStatusId> = {
  own: UnitStatus.reserved,
  foreign: UnitStatus.reserved,
  below: UnitStatus.reserved,
  offered: UnitStatus.offer,
  unclaimed: UnitStatus.sold,
};

/** Their places in the list of units. `fixture-ids.ts` has others, 19 among them. */
const places: Record<(typeof heldBy)[number], number> = { own: 15, foreign: 16, below: 17, offered: 18, unclaimed: 12 };

/** A unit that a client holds. */
export const heldUnit =
  (held: (typeof heldBy)[number]) =>
  ({ units }: { units: readonly number[] }): number =>
    required(units[places[held]], 'a unit');

/** Saves held units, one of them in negotiation. `idOf` returns ids by kind and relation. */
export async function saveClaims(
  db: Database,
  units: readonly number[],
  idOf: (kind: Kind, relation: Relation) => number,
): Promise<void> {
  for (const held of heldBy) {
    const property_id = heldUnit(held)({ units });
    const status_id = statuses[held];
    await db.update(tables.properties).set({ status_id }).where(eq(tables.properties.id, property_id));
    if (held === 'unclaimed') continue;
    const relation = held === 'offered' ? 'own' : held;
    await db.insert(tables.propertyClaims).values({
      property_id,
      client_id: idOf('client', relation),
      user_id: idOf('user', relation),
      status: status_id,
    });
  }
}
