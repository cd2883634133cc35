import { expect, it } from 'vitest';
import { buildModel } from '../model/build-model.ts';
import { homesOf } from './homes.ts';
import { furniturePriceOf, priceOf } from './price.ts';

const homes = homesOf(buildModel({ seed: 2027, bays: 17 }), () => []);
const find = (number: string) => {
  const home = homes.find((one) => one.number === number);
  if (!home) throw new Error(`no home ${number}`);
  return home;
};

it('charges more for the same home on a higher floor', () => {
  const column = ['104', '204', '304', '404', '504', '604'].map(find);
  const perMetre = column.map((home) => priceOf({ ...home, areas: find('104').areas }));
  expect(perMetre).toEqual(perMetre.toSorted((a, b) => a - b));
  expect(new Set(perMetre).size).toBe(perMetre.length);
});

it('charges more on the court than on the side of the city', () => {
  const home = find('404');
  expect(priceOf(home)).toBeGreaterThan(priceOf({ ...home, side: 'north' }));
});

it('charges more for more area, indoors and outdoors', () => {
  const home = find('404');
  expect(priceOf({ ...home, areas: { ...home.areas, net: home.areas.net + 5 } })).toBeGreaterThan(priceOf(home));
  expect(priceOf({ ...home, areas: { ...home.areas, terrace: home.areas.terrace + 8 } })).toBeGreaterThan(
    priceOf(home),
  );
});

it('prices furniture at less than a fifth of the home', () => {
  for (const home of homes) {
    expect(furniturePriceOf(home)).toBeGreaterThan(0);
    expect(furniturePriceOf(home)).toBeLessThan(priceOf(home) / 5);
  }
});
