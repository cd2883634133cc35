import { expect, it } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { pageHeaders } from '#server/http/security-headers.ts';
import { mapSources } from './map-sources.ts';

const centre = { lat: 38, lng: 23 };
const mapOf = (map: object) => settingsSchema.shape.map.parse({ centre, ...map });
const policyOf = (map: object) => pageHeaders(mapSources(mapOf(map)))['content-security-policy'];

it('the built-in map needs no external source', () => {
  expect(mapSources(mapOf({}))).toEqual({});
  expect(mapSources(undefined)).toEqual({});
});

it('an external style allows its own host and the listed hosts, for data and images only', () => {
  const policy = policyOf({
    provider: 'maplibre',
    styleUrl: 'https://styles.example/light.json',
    hosts: ['https://*.tiles.example'],
  });
  expect(policy).toContain("connect-src 'self' https://styles.example https://*.tiles.example;");
  expect(policy).toContain("script-src 'self';");
});

it('Google’s map allows what Google names for a road map and nothing else, in particular no inline script', () => {
  expect(policyOf({ provider: 'google', key: 'k' })?.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' https://maps.googleapis.com",
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    "img-src 'self' data: blob: https://*.googleapis.com https://*.gstatic.com",
    "media-src 'self'",
    "font-src 'self' https://fonts.gstatic.com",
    "connect-src 'self' https://*.googleapis.com https://*.gstatic.com data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]);
});

it.each(["https://a.example; script-src 'unsafe-inline'", 'http://a.example', 'https://a.example/path', '*'])(
  'rejects %j as a host',
  (host) => {
    expect(settingsSchema.shape.map.safeParse({ centre, hosts: [host] }).success).toBe(false);
  },
);
