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

it('Google’s map allows Google’s hosts and its style elements, and still no inline script', () => {
  const policy = policyOf({ provider: 'google', key: 'k' });
  expect(policy).toContain("script-src 'self' https://maps.googleapis.com;");
  expect(policy).not.toContain("script-src 'self' 'unsafe");
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;");
});

it.each(["https://a.example; script-src 'unsafe-inline'", 'http://a.example', 'https://a.example/path', '*'])(
  'rejects %j as a host',
  (host) => {
    expect(settingsSchema.shape.map.safeParse({ centre, hosts: [host] }).success).toBe(false);
  },
);
