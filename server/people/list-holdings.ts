import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Holding } from '#contract/entities/sales.ts';
import type { Queryable } from '#server/database/connection.ts';
import { properties, propertyActions, propertyClaims } from '#server/database/schema.ts';

/**
 * The units that are held for a client, or only those that were reserved in one presentation, earliest first. Price and
 * time are those of the action in force.
 */
export async function listHoldings(tx: Queryable, clientId: number, presentationId?: number): Promise<Holding[]> {
  // A claim opens together with an action, so the latest action in force is that of the claim.
  const agreed = tx
    .select({ price: propertyActions.price, created_at: propertyActions.created_at })
    .from(propertyActions)
    .where(and(eq(propertyActions.property_id, propertyClaims.property_id), isNull(propertyActions.cancelled_at)))
    .orderBy(desc(propertyActions.id))
    .limit(1)
    .as('agreed');
  const rows = await tx
    .select({
      claim: propertyClaims,
      property: { id: properties.id, number: properties.number, code: properties.code },
      listPrice: properties.price,
      price: agreed.price,
      at: agreed.created_at,
    })
    .from(propertyClaims)
    .innerJoin(properties, eq(properties.id, propertyClaims.property_id))
    .leftJoinLateral(agreed, sql`true`)
    .where(
      and(
        eq(propertyClaims.client_id, clientId),
        isNull(propertyClaims.closed_at),
        presentationId === undefined ? undefined : eq(propertyClaims.presentation_id, presentationId),
      ),
    )
    .orderBy(asc(propertyClaims.id));
  return rows.map(({ claim, property, listPrice, price, at }) => ({
    property_id: property.id,
    property,
    status: claim.status as Holding['status'],
    price: price ?? listPrice,
    since: (at ?? claim.opened_at).toISOString(),
  }));
}
