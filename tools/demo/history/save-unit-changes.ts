import type { Transaction } from '#server/database/connection.ts';
import { unitChanges } from '#server/database/schema.ts';
import { insertAll } from './insert-all.ts';
import type { Deal, Scene, Story } from './story.ts';
import { priceAt, type PriceList } from './tell-prices.ts';

type Change = Omit<typeof unitChanges.$inferInsert, 'created_at'> & { created_at: Date };

const settledBecause = { 3: 'Contract signed, deposit received', 5: 'Offer is being negotiated', 6: 'Contract signed at the notary' } as const;

/** Writes the changes of status and price that lie behind every unit: it was free, was reserved, and became what it is. */
export async function saveUnitChanges(tx: Transaction, scene: Scene, { deals, prices }: Story): Promise<void> {
  const changes = [...deals.flatMap((deal) => ofDeal(deal, prices, scene)), ...ofPriceList(prices, scene)];
  await insertAll(tx, unitChanges, changes.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()));
}

function ofDeal({ unit, end, reservedAt, settledAt, lead }: Deal, prices: PriceList, { managerId }: Scene): Change[] {
  const at = (moment: number) => {
    const price = priceAt(prices, unit, moment);
    return { property_id: unit.id, old_price: price, new_price: price, created_at: new Date(moment) };
  };
  const reserved: Change = { ...at(reservedAt), user_id: lead.seller!.id, cause: 'reserve', old_status_id: 1, new_status_id: 2 };
  if (settledAt === null || end === 2) return [reserved];
  if (end !== 'cancelled') return [reserved, { ...at(settledAt), user_id: managerId, cause: 'override', reason: settledBecause[end], old_status_id: 2, new_status_id: end }];
  // What was given up is free again, or stands apart until something is settled.
  if (unit.status_id === 7) return [reserved, { ...at(settledAt), user_id: managerId, cause: 'override', reason: 'Deed of the parking space is unclear', old_status_id: 2, new_status_id: 7 }];
  return [reserved, { ...at(settledAt), user_id: lead.seller!.id, cause: 'cancel', old_status_id: 2, new_status_id: 1 }];
}

function ofPriceList({ at, before }: PriceList, { generalId }: Scene): Change[] {
  return [...before].map(([unit, old_price]) => {
    // Nobody held it then: it was blocked, as it is, or free.
    const status = unit.status_id === 4 ? 4 : 1;
    return { property_id: unit.id, user_id: generalId, cause: 'bulk', reason: 'Price list for the new season', created_at: new Date(at), old_status_id: status, new_status_id: status, old_price, new_price: unit.price };
  });
}
