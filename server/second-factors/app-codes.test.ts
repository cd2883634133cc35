import { expect, it } from 'vitest';
import { appUri, createAppSecret, findTimeStep } from './app-codes.ts';

/** The secret of RFC 6238, appendix B, and the last six digits of its codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %d s the code is that of RFC 6238: %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(findTimeStep(secret, code, seconds * 1000)).toBe(step);
  expect(findTimeStep(secret, code, (seconds + 30) * 1000)).toBe(step);
  expect(findTimeStep(secret, code, (seconds - 30) * 1000)).toBe(step);
  expect(findTimeStep(secret, code, (seconds + 60) * 1000)).toBeNull();
  expect(findTimeStep(secret, code, (seconds - 60) * 1000)).toBeNull();
});

it.each(['', '28708', '2870820', '28708a', '２８７０８２'])('%j is no code', (code) => {
  expect(findTimeStep(secret, code, 59_000)).toBeNull();
});

it('a new secret has 160 bits, and its URI names product and person', () => {
  expect(createAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(appUri(secret, 'Asteria & Co', 'rep@asteria.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Asteria & Co:rep@asteria.example');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, digits: '6', period: '30', algorithm: 'SHA1' });
});
