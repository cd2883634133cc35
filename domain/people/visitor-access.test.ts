import { describe, expect, it } from 'vitest';
import { areas, mayEnter, unitViewFor } from './visitor-access.ts';

describe('what of a unit may be told', () => {
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
  it.each(areas)('%s is open to anybody logged in', (area) => {
    expect(mayEnter(area, true, 'home')).toBe(true);
    expect(mayEnter(area, true, 'browse')).toBe(true);
  });

  it('is closed to a visitor of the home view, all but home', () => {
    expect(areas.filter((area) => mayEnter(area, false, 'home'))).toEqual(['home']);
  });

  it('is open to a visitor who may browse, but for Location, Gallery and Search', () => {
    expect(areas.filter((area) => mayEnter(area, false, 'browse'))).toEqual(
      areas.filter((area) => !['location', 'gallery', 'search'].includes(area)),
    );
  });
});
