import { describe, expect, it } from 'vitest';
import { areas, mayEnter, unitViewFor } from './visitor-access.ts';

describe('what a unit reveals', () => {
  it.each([
    [true, 'home', 'full'],
    [true, 'browse', 'full'],
    [false, 'home', 'home'],
    [false, 'browse', 'withoutPrice'],
  ] as const)('logged in %s, visitors may %s: %s', (isLoggedIn, access, view) =>
    expect(unitViewFor(isLoggedIn, access)).toBe(view),
  );
});

describe('an area', () => {
  it.each(areas)('%s is open to everyone who is logged in', (area) => {
    expect(mayEnter(area, true, 'home')).toBe(true);
    expect(mayEnter(area, true, 'browse')).toBe(true);
  });

  it('is closed to a visitor limited to the home view, except for home', () => {
    expect(areas.filter((area) => mayEnter(area, false, 'home'))).toEqual(['home']);
  });

  it('is open to a visitor who may browse, except for Location, Gallery and Search', () => {
    expect(areas.filter((area) => mayEnter(area, false, 'browse'))).toEqual(
      areas.filter((area) => !['location', 'gallery', 'search'].includes(area)),
    );
  });
});
