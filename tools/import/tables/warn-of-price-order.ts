import type { Report } from '../mistakes/report.ts';
import type { ReadUnit } from './read-units.ts';

/** The fewest rows in which prices count up, and the steps by which spreadsheets do: a minor or a major unit. */
const minSeries = 5;
const seriesSteps = [1, 100];
/** The fewest prices, and pairs of units of different size, that show whether prices follow sizes. */
const minPrices = 12;
const minPairs = 40;
/** A unit is larger than another if it has this many times its gross area. */
const larger = 1.25;
/** In real price lists the larger of two units usually costs more; in shuffled ones, in half of the pairs. */
const maxFollowing = 0.6;

/**
 * Warns of prices that a spreadsheet continued as a series (1,200,000; 1,200,001; …), and of those that only rise or only
 * fall from row to row although they do not follow the areas: that column was sorted without the others. Returns whether
 * it is one of these. Prices of 0 are on request.
 */
export function warnOfPriceOrder(units: readonly ReadUnit[], report: Report): boolean {
  const priced = units.filter(({ price }) => price > 0);
  const series = longestSeries(priced);
  const [first] = series;
  if (first !== undefined) {
    report.warning('prices_series', first, { value: first.price, count: series.length, to: series.at(-1)?.price ?? 0 });
    return true;
  }
  const [top] = priced;
  if (top === undefined || !isOrdered(priced) || !isUnlikeAreas(priced)) return false;
  report.warning('prices_sorted', top, { from: top.price, to: priced.at(-1)?.price ?? 0 });
  return true;
}

/** The longest run of rows each of which costs the same small step more than the one before; empty if it is short. */
function longestSeries(units: readonly ReadUnit[]): readonly ReadUnit[] {
  let longest: readonly ReadUnit[] = [];
  for (const step of seriesSteps) {
    let start = 0;
    for (const [index, { price }] of units.entries()) {
      if (price - (units[index - 1]?.price ?? price) !== step) start = index;
      if (index + 1 - start > longest.length) longest = units.slice(start, index + 1);
    }
  }
  return longest.length < minSeries ? [] : longest;
}

function isOrdered(units: readonly ReadUnit[]): boolean {
  const prices = units.map(({ price }) => price);
  const doesRise = (all: readonly number[]) => all.every((price, index) => price >= (all[index - 1] ?? price));
  return new Set(prices).size >= minPrices && (doesRise(prices) || doesRise(prices.toReversed()));
}

/** Whether larger units cost more hardly more often than less. Areas of 0 were reported. */
function isUnlikeAreas(units: readonly ReadUnit[]): boolean {
  // Thousands of units have millions of pairs: those of some two hundred say the same.
  const every = Math.ceil(units.length / 200);
  const some = units.filter(({ gross_area: area }, index) => area > 0 && index % every === 0);
  let pairs = 0;
  let following = 0;
  for (const one of some)
    for (const other of some)
      if (one.gross_area > larger * other.gross_area && one.price !== other.price) {
        pairs++;
        if (one.price > other.price) following++;
      }
  return pairs >= minPairs && following < maxFollowing * pairs;
}
