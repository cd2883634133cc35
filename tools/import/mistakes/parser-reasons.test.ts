import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseSvg, UnreadableSvgError } from '../drawings/svg-tree.ts';
import { flattenPath } from '../outlines/flatten-path.ts';
import { identity } from '../outlines/matrix.ts';
import { UnreadableShapeError } from '../outlines/shape-path.ts';
import { detailText } from './detail-text.ts';
import { jsonReason, pictureReason } from './parser-reasons.ts';
import type { DetailCode } from './texts.ts';

function thrownBy(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown');
}

describe('a text that is not JSON has a reason of ours', () => {
  it.each<[string, DetailCode, Record<string, string>?]>([
    ['', 'fileCut'],
    ['{"a": [1', 'fileCut'],
    ['{"a": "b', 'quoteOpen'],
    ['{"a": 1,}', 'jsonName'],
    ['{a: 1}', 'jsonName'],
    ['{"a": 1 "b": 2}', 'jsonComma'],
    ['[1 2]', 'jsonComma'],
    ['{"a" 1}', 'jsonColon'],
    ['{"a": "b\nc"}', 'jsonControl'],
    ['{"a": "C:\\d"}', 'jsonEscape'],
    ['{"a": 53,54}', 'jsonDecimal'],
    ['{"a": "the "best" one"}', 'jsonQuotation'],
    ['{"a": 01}', 'jsonNumber'],
    ['{"a": 1.}', 'jsonNumber'],
    ['{"a": 1} 2', 'jsonAfter'],
    ['{"a": b}', 'jsonUnexpected', { found: 'b' }],
    ['{"a": “b”}', 'jsonQuotes'],
    ['{"a": \'b\'}', 'jsonQuotes'],
    ['{“a”: 1}', 'jsonQuotes'],
    ['{"a": 1 // one\n}', 'jsonComment'],
    ['{ /* one */ "a": 1 }', 'jsonComment'],
  ])('%j: %s', (text, code, values = {}) => {
    const { message } = thrownBy(() => JSON.parse(text));
    expect(jsonReason(message, text)).toEqual(detailText(code, values));
  });
});

describe('an SVG that is not XML has a reason of ours', () => {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}`;
  it.each<[string, DetailCode, Record<string, string>?]>([
    ['', 'fileCut'],
    [svg(''), 'xmlUnclosed', { name: 'svg' }],
    [svg('<g></svg>'), 'xmlCrossed'],
    [svg('</g></svg>'), 'xmlCrossed'],
    [svg('<g id="a" id="b"/></svg>'), 'xmlAttributeTwice', { name: 'id' }],
    [svg('<g id=a/></svg>'), 'xmlAttribute'],
    [svg('<g id/></svg>'), 'xmlCharacter'],
    [svg('</svg> and'), 'xmlOutside'],
    [svg('<g id="a<b"/></svg>'), 'xmlCharacter'],
    [svg('<!-- a -- b --></svg>'), 'xmlOther'],
  ])('%j: %s', (text, code, values = {}) => {
    const error = thrownBy(() => parseSvg(text));
    expect(error).toBeInstanceOf(UnreadableSvgError);
    expect((error as UnreadableSvgError).reason).toEqual(detailText(code, values));
  });
});

it('path data is quoted from where it is wrong', () => {
  const reasonOf = (data: string) => (thrownBy(() => flattenPath(data, identity)) as UnreadableShapeError).reason;
  expect(reasonOf('M 0 0 L 10 x 20 Z').en).toBe('its path data is not valid from "x 20 Z" on');
  expect(reasonOf('M 0 0 L 10').de).toMatch(/^die Pfaddaten sind (ab „10“ )?ungültig$/);
});

it.each(['jpeg', 'webp', 'avif', 'png'] as const)('a %s that was cut has a reason of ours', async (format) => {
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a50' } })
    .toFormat(format)
    .toBuffer();
  const cut = sharp(whole.subarray(0, Math.floor(whole.length * 0.7)), { failOn: 'error' });
  const { message } = await cut
    .raw()
    .toBuffer()
    .then(
      () => Promise.reject(new Error('It was decoded')),
      (error: Error) => error,
    );
  expect([detailText('fileCut'), detailText('fileDamaged')]).toContainEqual(pictureReason(message));
});
