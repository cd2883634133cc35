import type { Random } from '../model/random.ts';
import type { Home } from './homes.ts';

export type Status = 'available' | 'reserved' | 'sold' | 'blocked' | 'offer' | 'signed' | 'issue';

/** The shares of statuses among homes that are sold individually; the rest is available. */
const SHARES: readonly (readonly [Status, number])[] = [
  ['sold', 0.345],
  ['reserved', 0.09],
  ['offer', 0.055],
  ['signed', 0.06],
  ['blocked', 0.03],
  ['issue', 0.02],
];
const VILLAS: readonly Status[] = ['available', 'sold', 'reserved', 'available', 'signed', 'available'];

/**
 * The statuses of a development in its second year of sales. The first floor was sold to a fund, the second is reserved
 * for the next release, the mezzanine is under option. All other homes are sold individually, the most and the least
 * expensive first.
 */
export function statusesOf(homes: readonly Home[], random: Random): Map<string, Status> {
  const out = new Map<string, Status>();
  const villas = homes.filter((home) => home.villa);
  villas.forEach((home, i) => out.set(home.code, VILLAS[i % VILLAS.length] as Status));
  const single: Home[] = [];
  for (const home of homes.filter((one) => !one.villa)) {
    const whole = wholeFloor(home.level);
    if (whole) out.set(home.code, whole);
    else single.push(home);
  }
  spreadOver(single, random).forEach((status, home) => out.set(home.code, status));
  return out;
}

function wholeFloor(level: number): Status | null {
  return level === 1 ? 'sold' : level === 2 ? 'blocked' : level === 0 ? 'reserved' : null;
}

function spreadOver(homes: readonly Home[], random: Random): Map<Home, Status> {
  const keen = (home: Home): number =>
    (home.roomType === 'Studio' ? 0.25 : 0) +
    (home.side === 'south' ? 0.15 : 0) +
    (home.level === 7 ? 0.1 : 0) +
    random.next();
  const ordered = homes
    .map((home) => ({ home, keen: keen(home) }))
    .toSorted((a, b) => b.keen - a.keen)
    .map(({ home }) => home);
  const out = new Map<Home, Status>(ordered.map((home) => [home, 'available']));
  const queue = [...ordered];
  for (const [status, share] of SHARES) {
    const count = Math.max(1, Math.round(homes.length * share));
    const chosen = status === 'sold' ? queue.splice(0, count) : random.shuffle(queue).slice(0, count);
    for (const home of chosen) {
      out.set(home, status);
      if (queue.includes(home)) queue.splice(queue.indexOf(home), 1);
    }
  }
  return out;
}
