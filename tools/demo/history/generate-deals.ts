import { UnitStatus } from '#domain/units/unit-status.ts';
import { shiftBefore, duringOfficeHours, day, hour } from './calendar.ts';
import type { Random } from '../../random.ts';
import type { Deal, HistoryInput, HistoryUnit } from './sales-history.ts';

/** How many days the history goes back. */
export const historyDays = 181;

/** A deal that has no buyer yet. */
export type OpenDeal = Omit<Deal, 'lead' | 'seller'>;

/** The periods in which sales closed, in days ago, and their relative shares: a launch, a lull, and growing sales. */
const seasons = [
  { from: 1, to: 30, share: 22 },
  { from: 30, to: 60, share: 19 },
  { from: 60, to: 90, share: 15 },
  { from: 90, to: 120, share: 12 },
  { from: 120, to: 148, share: 13 },
  { from: 148, to: 168, share: 19 },
];

/** The share of available units that were once reserved. */
const onceReservedShare = 0.3;

/**
 * Generates how every unit got its status, oldest reservation first. A blocked unit has no deal; an available one may
 * have a cancelled reservation.
 */
export function generateDeals(input: HistoryInput, random: Random): OpenDeal[] {
  const deals = input.units.flatMap((unit) => {
    const span = spanOf(unit, random);
    return span === null ? [] : [toDeal(unit, span, input.now, random)];
  });
  return deals.sort((a, b) => a.reservedAt - b.reservedAt);
}

/** `settled` is in days ago, null if the unit is still reserved; `waited` is the days since the reservation. */
type Span = { end: Deal['end']; settled: number | null; waited: number };

function spanOf({ status_id }: HistoryUnit, random: Random): Span | null {
  const season = () => {
    const { from, to } = random.pickWeighted(seasons, (season) => season.share);
    return random.between(from, to);
  };
  switch (status_id) {
    case UnitStatus.available:
      return random.chance(onceReservedShare)
        ? { end: 'cancelled', settled: random.between(2, 140), waited: random.between(2, 16) }
        : null;
    case UnitStatus.reserved:
      return { end: status_id, settled: null, waited: random.between(0.5, 26) };
    case UnitStatus.sold:
      return { end: status_id, settled: season(), waited: random.between(4, 12) };
    case UnitStatus.blocked:
      return null;
    case UnitStatus.offer:
      return { end: status_id, settled: random.between(1, 16), waited: random.between(2, 8) };
    case UnitStatus.signed:
      return { end: status_id, settled: random.between(2, 45), waited: random.between(7, 22) };
    case UnitStatus.issue:
      return { end: 'cancelled', settled: random.between(25, 60), waited: random.between(10, 30) };
  }
}

function toDeal(unit: HistoryUnit, { end, settled, waited }: Span, now: number, random: Random): OpenDeal {
  const settledAt = settled === null ? null : shiftBefore(now - hour, duringOfficeHours(random, now - settled * day));
  const reservedAt = shiftBefore(
    (settledAt ?? now) - hour,
    duringOfficeHours(random, now - ((settled ?? 0) + waited) * day),
  );
  return { unit, end, settledAt, reservedAt };
}
