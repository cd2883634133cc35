import { describe, expect, it } from 'vitest';
import { levelOrder, nameLevel, type Level } from './levels.ts';

const stated = (level: number, over: Partial<Level>): Level => ({
  level,
  classes: [],
  name_en: '',
  name_tr: '',
  short_en: '',
  short_tr: '',
  title_en: '',
  title_tr: '',
  order: level,
  ...over,
});
const levels = [
  stated(0, { classes: ['t', 'u'], name_en: 'Lobby', name_tr: 'Lobi', short_en: 'L', short_tr: 'L' }),
  stated(8, { name_en: 'Garden level', name_tr: 'Bahçe katı', title_en: 'Floor 8', title_tr: '8. Kat', order: -1 }),
  stated(8, { classes: ['t'], name_en: 'Sky lounge', name_tr: 'Teras' }),
];
const texts = { ground: 'Ground floor', groundShort: 'G', numbered: (level: number) => `Floor ${level}` };
const named = (level: number, className?: string, language: 'en' | 'tr' = 'en') =>
  nameLevel(levels, { level, className }, language, texts);

describe('the name of a level', () => {
  it("comes from the package, in the reader's language", () => {
    expect(named(0, 'T')).toEqual({ name: 'Lobby', short: 'L', title: 'Lobby', isNumbered: false });
    expect(named(8, 'A', 'tr')).toEqual({ name: 'Bahçe katı', short: '8', title: '8. Kat', isNumbered: false });
  });

  it("is the one for the building's class rather than the one for all buildings", () => {
    expect(named(8, 'T').name).toBe('Sky lounge');
    expect(named(8, undefined).name).toBe('Garden level');
  });

  it('is derived from its number if the package does not name it', () => {
    expect(named(0, 'A')).toEqual({ name: 'Ground floor', short: 'G', title: 'Ground floor', isNumbered: false });
    expect(named(-2)).toEqual({ name: 'Floor -2', short: '-2', title: 'Floor -2', isNumbered: true });
    expect(named(41, 'T').name).toBe('Floor 41');
  });
});

it('orders levels by number unless the package states an order', () => {
  const orderIn = (className: string) => [8, 7, 0].map((level) => levelOrder(levels, level, className));
  expect(orderIn('A')).toEqual([-1, 7, 0]);
  expect(orderIn('T')).toEqual([8, 7, 0]);
});
