/** Chance that can be repeated: the same seed always tells the same story. */
export type Luck = {
  /** From 0 up to, without, 1. */
  next(): number;
  /** A number between two, both among them possible ends. */
  between(least: number, most: number): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** True as often as the part says, from 0 to 1. */
  chance(part: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of a list, by weights above 0. */
  weighed<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** Some of a list, by weights, none twice. */
  several<T>(list: readonly T[], count: number, weightOf: (item: T) => number): T[];
};

/** Chance from a seed (mulberry32). */
export function createLuck(seed: number): Luck {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!;
  const several = <T>(list: readonly T[], count: number, weightOf: (item: T) => number): T[] => {
    // The keys of weighted sampling without replacement (Efraimidis and Spirakis).
    const keyed = list.map((item) => ({ item, key: Math.log(1 - next()) / weightOf(item) }));
    return keyed
      .sort((a, b) => b.key - a.key)
      .slice(0, count)
      .map(({ item }) => item);
  };
  const weighed = <T>(list: readonly T[], weightOf: (item: T) => number): T => {
    let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
    return list.find((item) => (left -= weightOf(item)) < 0) ?? list.at(-1)!;
  };
  return { next, between, whole, chance: (part) => next() < part, pick, weighed, several };
}
