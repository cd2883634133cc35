import { required } from './required.ts';

/** A seeded random number generator: the same seed always produces the same sequence. */
export type Random = {
  /** A number from 0 to below 1. */
  next(): number;
  /** A number from `min` to below `max`. */
  between(min: number, max: number): number;
  /** An integer, both ends inclusive. */
  integer(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** A random item. Throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** A random item, by weights of 0 or more. Throws if the list is empty. */
  pickWeighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** `count` different items, by weights. */
  sample<T>(list: readonly T[], count: number, weightOf: (item: T) => number): T[];
};

/** Creates a generator from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const integer = (min: number, max: number) => Math.floor(between(min, max + 1));
  const pick = <T>(list: readonly T[]): T => required(list[integer(0, list.length - 1)], 'an item to pick from');
  const sample = <T>(list: readonly T[], count: number, weightOf: (item: T) => number): T[] => {
    // Weighted sampling without replacement by Efraimidis and Spirakis.
    const keyed = list.map((item) => ({ item, key: Math.log(1 - next()) / weightOf(item) }));
    return keyed
      .sort((a, b) => b.key - a.key)
      .slice(0, count)
      .map(({ item }) => item);
  };
  const pickWeighted = <T>(list: readonly T[], weightOf: (item: T) => number): T => {
    let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
    return list.find((item) => (left -= weightOf(item)) < 0) ?? required(list.at(-1), 'an item to pick from');
  };
  return { next, between, integer, chance: (probability) => next() < probability, pick, pickWeighted, sample };
}
