import { eq } from 'drizzle-orm';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Database } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { required } from '../../required.ts';
import type { Relation } from './people.ts';
import type { Kind } from './kinds.ts';

/** Whose client holds a unit. `offered` is the caller's own in negotiation, which only the dashboard releases. */
export const heldBy = ['own', 'foreign', 'below', 'offered'] as const;
/** A unit that a client holds. */
export const heldUnit =
  (held: (typeof heldBy)[number]) =>
  ({ units }: { units: readonly number[] }): number =>
    required(units[15 + heldBy.indexOf(held)], 'a unit');
/** Units that clients hold, one of them in negotiation. `idOf` returns the id of what stands in a relation. */
export async function saveClaims(
  db: Database,
  units: readonly number[],
  idOf: (kind: Kind, relation: Relation) => number,
): Promise<void> {
  for (const held of heldBy) {
    const property_id = heldUnit(held)({ units });
    const status_id = held === 'offered' ? UnitStatus.offer : UnitStatus.reserved;
    const relation = held === 'offered' ? 'own' : held;
    await db.insert(tables.propertyClaims).values({
      property_id,
      client_id: idOf('client', relation),
      user_id: idOf('user', relation),
      status: status_id,
    });
    await db.update(tables.properties).set({ status_id }).where(eq(tables.properties.id, property_id));
  }
}
