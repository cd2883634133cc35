import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

const request = (headers: Record<string, string>, protocol = 'http') =>
  ({ headers, protocol }) as unknown as FastifyRequest;

it.each([
  ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ['https://show.example', 'show.example', 'https://show.example'],
  ['https://show.example:8443', 'show.example', 'https://show.example:8443'],
])('a page at %s has passkeys of %s', (origin, id, own) => {
  expect(relyingPartyOf(request({ origin, host: new URL(origin).host }), undefined)).toEqual({ id, origin: own });
  expect(relyingPartyOf(request({ host: 'other.example', origin: 'http://localhost' }), new URL(origin))).toEqual({
    id,
    origin: own,
  });
});

it.each(['http://showroom.example', 'http://192.168.1.20:4000', 'https://192.168.1.20', 'http://[::1]:4000', 'null'])(
  'a page at %s has none',
  (origin) => {
    expect(relyingPartyOf(request({ origin, host: 'localhost' }), undefined)).toBeNull();
  },
);

it('a request without an origin belongs to its host', () => {
  expect(relyingPartyOf(request({ host: 'localhost:4000' }), undefined)?.origin).toBe('http://localhost:4000');
  expect(relyingPartyOf(request({ host: 'show.example' }, 'https'), undefined)?.origin).toBe('https://show.example');
});
