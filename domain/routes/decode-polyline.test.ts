import { expect, test } from 'vitest';
import { decodePolyline } from './decode-polyline.ts';

test("decodes the example from the format's documentation", () => {
  expect(
    decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5).map(([lng, lat]) => [lng.toFixed(3), lat.toFixed(3)]),
  ).toEqual([
    ['-120.200', '38.500'],
    ['-120.950', '40.700'],
    ['-126.453', '43.252'],
  ]);
});

test('returns the complete points of a truncated polyline', () => {
  expect(decodePolyline('_p~iF~ps|U_ul', 5).every((point) => point.every(Number.isFinite))).toBe(true);
});
