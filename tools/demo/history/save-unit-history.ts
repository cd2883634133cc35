import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Transaction } from '#server/database/connection.ts';
import { unitChanges } from '#server/database/schema.ts';
import { day } from './calendar.ts';
import { insertAll } from './insert-all.ts';
import type { Deal, HistoryInput, SalesHistory } from './sales-history.ts';
import { historyDays } from './generate-deals.ts';

type Change = typeof unitChanges.$inferInsert & { created_at: Date };

/** By how many percent prices have risen since the sales opening, when they were rounded to full thousands. */
const openingRise = 2;
/** 1,000 currency units, in minor units. */
const thousand = 100_000;

/**
 * Saves the history of every unit as the server would have written it: the opening price list and each step of each
 * deal.
 */
export async function saveUnitHistory(
  tx: Transaction,
  { units, managerId, now }: HistoryInput,
  { deals }: SalesHistory,
): Promise<void> {
  const opening = new Date(now - (historyDays + 12) * day);
  const openingPrices = units.map(({ id, price }): Change => ({
    property_id: id,
    user_id: managerId,
    cause: 'list',
    reason: 'Opening price list',
    created_at: opening,
    old_status_id: UnitStatus.available,
    new_status_id: UnitStatus.available,
    old_price: Math.round(price / (1 + openingRise / 100) / thousand) * thousand,
    new_price: price,
  }));
  const changes = [...openingPrices, ...deals.flatMap((deal) => stepsOf(deal, managerId))];
  await insertAll(
    tx,
    unitChanges,
    changes
      .filter((change) => change.old_price !== change.new_price || change.old_status_id !== change.new_status_id)
      .sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  );
}

function stepsOf({ unit, seller, end, reservedAt, settledAt }: Deal, managerId: number): Change[] {
  const step = (
    part: Pick<Change, 'user_id' | 'cause' | 'old_status_id' | 'new_status_id'> & { reason?: string },
    at: number,
  ): Change => ({
    property_id: unit.id,
    old_price: unit.price,
    new_price: unit.price,
    created_at: new Date(at),
    ...part,
  });
  const reserved = step(
    { user_id: seller.id, cause: 'reserve', old_status_id: UnitStatus.available, new_status_id: UnitStatus.reserved },
    reservedAt,
  );
  if (settledAt === null || end === UnitStatus.reserved) return [reserved];
  if (end === 'cancelled')
    return [
      reserved,
      step(
        {
          user_id: seller.id,
          cause: 'cancel',
          old_status_id: UnitStatus.reserved,
          new_status_id: UnitStatus.available,
        },
        settledAt,
      ),
    ];
  const reason = { 3: 'Contract paid', 5: 'Offer made', 6: 'Contract signed' }[end];
  return [
    reserved,
    step(
      { user_id: managerId, cause: 'override', reason, old_status_id: UnitStatus.reserved, new_status_id: end },
      settledAt,
    ),
  ];
}
