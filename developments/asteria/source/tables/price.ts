import type { Home } from './homes.ts';

const PER_METRE = 3650;
const VILLA_PER_METRE = 3240;
const STEP = 50_000;
/** The range of list prices, in minor units, which is that of the price filter. */
const RANGE = { min: 900_000, max: 67_000_000 };

/** The list price in minor units, a multiple of € 500. It depends on area, storey, side, position and outdoor space. */
export function priceOf(home: Home): number {
  const { net, terrace, garden } = home.areas;
  const perMetre = home.villa ? VILLA_PER_METRE : PER_METRE * storeyFactor(home.level) * viewFactor(home);
  const small = home.villa ? 1 : 1 + Math.max(0, 60 - net) / 240;
  const outdoors =
    Math.min(terrace, 30) * 0.3 +
    Math.max(0, terrace - 30) * 0.1 +
    Math.min(garden, 40) * 0.18 +
    Math.max(0, garden - 40) * 0.05;
  const euros =
    perMetre * (net * small + outdoors) + (home.villa ? 18_000 : 0) + (home.isDuplex && !home.villa ? 12_000 : 0);
  return Math.min(RANGE.max, Math.max(RANGE.min, Math.round((euros * 100) / STEP) * STEP));
}

/** The price of the furniture package in minor units, by net area and finish. */
export function furniturePriceOf(home: Home): number {
  const perMetre = home.villa || home.isDuplex ? 230 : home.areas.net > 80 ? 205 : 190;
  return Math.round((home.areas.net * perMetre * 100) / STEP) * STEP;
}

function storeyFactor(level: number): number {
  if (level === 8) return 0.93;
  if (level === 0) return 0.97;
  return level === 7 ? 1.12 : 0.952 + 0.018 * level;
}

function viewFactor(home: Home): number {
  const court = home.side === 'south' ? 1.07 + 0.03 * home.central : 1;
  return court * (home.corner ? 1.025 : 1);
}
