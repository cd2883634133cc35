import { before, atWork, day, hour } from './calendar.ts';
import type { Luck } from './luck.ts';
import type { Deal, Scene, StoryUnit } from './story.ts';

export const firstDay = 181;

/** A deal that has no buyer yet. */
export type OpenDeal = Omit<Deal, 'lead'>;

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
const onceReserved = 0.3;

/**
 * Generates how every unit came to its status, oldest reservation first. A blocked unit has no deal; an available one may
 * have a cancelled reservation.
 */
export function tellDeals(scene: Scene, luck: Luck): OpenDeal[] {
  const deals = scene.units.flatMap((unit) => {
    const span = spanOf(unit, luck);
    return span === null ? [] : [toDeal(unit, span, scene.now, luck)];
  });
  return deals.sort((a, b) => a.reservedAt - b.reservedAt);
}

/** `settled` is in days ago, null if the unit is still reserved; `waited` is the days since the reservation. */
type Span = { end: Deal['end']; settled: number | null; waited: number };

function spanOf({ status_id }: StoryUnit, luck: Luck): Span | null {
  const season = () => {
    const { from, to } = luck.weighed(seasons, (one) => one.share);
    return luck.between(from, to);
  };
  switch (status_id) {
    case 1:
      return luck.chance(onceReserved)
        ? { end: 'cancelled', settled: luck.between(2, 140), waited: luck.between(2, 16) }
        : null;
    case 2:
      return { end: 2, settled: null, waited: luck.between(0.5, 26) };
    case 3:
      return { end: 3, settled: season(), waited: luck.between(4, 12) };
    case 4:
      return null;
    case 5:
      return { end: 5, settled: luck.between(1, 16), waited: luck.between(2, 8) };
    case 6:
      return { end: 6, settled: luck.between(2, 45), waited: luck.between(7, 22) };
    case 7:
      return { end: 'cancelled', settled: luck.between(25, 60), waited: luck.between(10, 30) };
  }
}

function toDeal(unit: StoryUnit, { end, settled, waited }: Span, now: number, luck: Luck): OpenDeal {
  const settledAt = settled === null ? null : before(now - hour, atWork(luck, now - settled * day));
  const reservedAt = before((settledAt ?? now) - hour, atWork(luck, now - ((settled ?? 0) + waited) * day));
  return { unit, end, settledAt, reservedAt };
}
