import { describe, expect, it, test } from 'vitest';
import { contrast, lightnessOf, nearestWithContrast } from './colour.ts';
import { lightVariables, lookVariables } from './look-variables.ts';
import { derivePalette, paletteOnWhite } from './palette.ts';
import { distanceSeen, visions } from './vision.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  expect(contrast('#9c1750', '#f6f6f3')).toBeCloseTo(7.31, 2);
});

describe('the nearest colour that passes', () => {
  it.each([
    ['#7aa7e0', '#ffffff'],
    ['#e3a32e', '#f6f6f3'],
    ['#7e0f40', '#101418'],
  ])('%s on %s keeps its hue and only just passes', (colour, ground) => {
    const nearest = nearestWithContrast(colour, [ground], 4.5) ?? '';
    expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nearest, ground)).toBeLessThan(4.75);
    expect(distanceSeen(colour, nearest, 'tritan')).toBeLessThan(0.35);
  });

  it('is the colour itself if it passes, and none if no lightness does', () => {
    expect(nearestWithContrast('#17211d', ['#f6f6f3'], 4.5)).toBe('#17211d');
    expect(nearestWithContrast('#808080', ['#000000', '#ffffff'], 7)).toBeUndefined();
  });
});

test('red and green of the same lightness look alike without green cones, and differ without blue ones', () => {
  expect(distanceSeen('#a67c00', '#7d8a00', 'deutan')).toBeLessThan(0.05);
  expect(distanceSeen('#d03a3a', '#2f8f3c', 'tritan')).toBeGreaterThan(0.2);
  expect(distanceSeen('#2e9ea6', '#7c8782', 'grey')).toBeLessThan(0.05);
});

describe.each([
  ['the plain look', {}],
  ['a dark paper alone', { paper: '#15181d' }],
  ['a dark look', { ink: '#f2efe9', paper: '#101418', accent: '#f2b84b', sold: '#c9ced6' }],
  ['a bright accent', { accent: '#f2b84b' }],
])('the palette of %s', (_name, colours) => {
  const own = derivePalette(colours);
  const onWhite = paletteOnWhite(colours);

  it('has text that can be read on its paper, card and ground colours', () => {
    for (const palette of [own, onWhite]) {
      const { inkSoft, inkFaint, availableText, reservedText, soldText, blockedText, paper, raised } = palette;
      const { ink, error } = palette;
      for (const text of [ink, inkSoft, inkFaint, error, availableText, reservedText, soldText, blockedText])
        for (const ground of [paper, raised]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      for (const [text, ground] of [
        [palette.onInk, palette.ink],
        [palette.onAccent, palette.accent],
        [palette.onAvailable, availableText],
        [palette.onReserved, palette.reserved],
        [palette.onSold, palette.sold],
        [palette.onBlocked, blockedText],
      ] as const)
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has an accent that can be read on the map in the evening', () => {
    expect(contrast(own.accentOnDark, '#26332e')).toBeGreaterThanOrEqual(4.5);
  });

  it('is light on white, and redefines what stays light only in a dark look', () => {
    expect(lightnessOf(onWhite.paper)).toBeGreaterThan(0.9);
    expect(lightVariables({ colours, corners: 4, surface: 'glass' }) === undefined).toBe(!own.isDark);
    expect(lookVariables({ colours, corners: 4, surface: 'glass' })['color-scheme']).toBe(
      own.isDark ? 'dark' : 'light',
    );
  });
});

test('a dark look has an accent that can be read on white', () => {
  const { accent, paper } = paletteOnWhite({ paper: '#101418', accent: '#f2b84b' });
  expect(contrast(accent, paper)).toBeGreaterThanOrEqual(4.5);
});

test('the statuses on light and on dark paper can be told apart by everybody', () => {
  for (const colours of [{}, { paper: '#15181d' }]) {
    const { available, reserved, sold, blocked } = derivePalette(colours);
    const signs = [available, reserved, sold, blocked];
    for (const vision of visions)
      for (const [at, one] of signs.entries())
        for (const other of signs.slice(at + 1)) expect(distanceSeen(one, other, vision)).toBeGreaterThan(0.04);
  }
});

test('square corners and plain surfaces need no glass', () => {
  const variables = lookVariables({ colours: {}, corners: 0, surface: 'plain' });
  expect([variables['--radius-panel'], variables['--glass-blur']]).toEqual(['0rem', 'none']);
  expect(variables['--glass']).toBe(variables['--raised']);
});
