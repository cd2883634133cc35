import { expect, it } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { mapPolicy } from './map-policy.ts';

const centre = { lat: 38, lng: 23 };
const mapOf = (map: object) => settingsSchema.shape.map.parse({ centre, ...map });

it('our own map needs nothing of others', () => {
  expect(mapPolicy(mapOf({}))).toBeUndefined();
  expect(mapPolicy(undefined)).toBeUndefined();
});

it('a style of others opens its own host and those that are named, for data and pictures alone', () => {
  const policy = mapPolicy(mapOf({ provider: 'maplibre', styleUrl: 'https://styles.example/light.json', hosts: ['https://*.tiles.example'] }))!;
  expect(policy).toContain("connect-src 'self' https://styles.example https://*.tiles.example;");
  expect(policy).toContain("script-src 'self';");
});

it('Google’s map opens Google’s hosts, and still nothing inline', () => {
  const policy = mapPolicy(mapOf({ provider: 'google', key: 'k' }))!;
  expect(policy).toContain("script-src 'self' https://maps.googleapis.com;");
  expect(policy).not.toContain("script-src 'self' 'unsafe");
});

it.each(["https://a.example; script-src 'unsafe-inline'", 'http://a.example', 'https://a.example/path', '*'])('%j is no host', (host) => {
  expect(settingsSchema.shape.map.safeParse({ centre, hosts: [host] }).success).toBe(false);
});
