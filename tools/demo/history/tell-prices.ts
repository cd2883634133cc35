import { atWork, day } from './calendar.ts';
import { createLuck } from './luck.ts';
import type { Deal, Scene, StoryUnit } from './story.ts';

/** A new price list came so many days ago, and was so much dearer, in whole steps. */
const rise = { daysAgo: 78, factor: 1.025, step: 50_000 };

/** When the price list came, which units it reached and what they had cost before, in minor units. */
export type PriceList = { at: number; before: ReadonlyMap<StoryUnit, number> };

/** The list reached every unit that nobody held on that day; what was reserved before keeps its price. */
export function tellPrices({ now, units }: Scene, deals: readonly Deal[]): PriceList {
  const at = atWork(createLuck(rise.daysAgo), now - rise.daysAgo * day);
  const isHeld = ({ end, reservedAt, settledAt }: Deal) => reservedAt < at && (end !== 'cancelled' || settledAt === null || settledAt > at);
  const held = new Set(deals.filter(isHeld).map((deal) => deal.unit));
  return { at, before: new Map(units.filter((unit) => !held.has(unit)).map((unit) => [unit, Math.round(unit.price / rise.factor / rise.step) * rise.step])) };
}

/** What a unit cost at a moment. */
export function priceAt({ at, before }: PriceList, unit: StoryUnit, moment: number): number {
  return moment < at ? (before.get(unit) ?? unit.price) : unit.price;
}
