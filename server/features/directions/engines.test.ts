import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { engineAddress, lookUpPublic } from './engine-address.ts';
import { google } from './google.ts';
import { osrm } from './osrm.ts';
import { DirectionsError } from './provider.ts';
import { valhalla } from './valhalla.ts';

/** A fake engine that returns prepared answers and records its requests. */
let answers: { status: number; body: string }[] = [];
let requests: { url: URL; body: string }[] = [];
const engine = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  requests.push({ url: new URL(String(request.url), 'http://engine'), body: Buffer.concat(chunks).toString() });
  const { status, body } = answers.shift()!;
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
await new Promise<void>((resolve) => void engine.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(engine.address() as { port: number }).port}`;
beforeEach(() => {
  answers = [];
  requests = [];
});
afterAll(() => void engine.close());

const recorded = (name: string) => ({
  status: 200,
  body: readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8'),
});
const [from, to] = [
  [23.72, 37.98],
  [23.73, 37.99],
] as const;
const at = (engineAt: string) => ({ address: engineAt, lookup: undefined });
const finders = {
  osrm: osrm(at(address)),
  valhalla: valhalla(at(address)),
  google: google('a-key', `${address}/json`),
};
const reasonOf = (name: keyof typeof finders) =>
  finders[name]('WALKING', from, to).then(
    () => 'found',
    (error: unknown) => (error instanceof DirectionsError ? error.reason : String(error)),
  );

describe('a recorded answer', () => {
  it('of OSRM', async () => {
    answers.push(recorded('osrm.json'));
    const route = await finders.osrm('DRIVING', from, to);
    expect(route).toMatchObject({
      distance: 4731.8,
      duration: 630.7,
      approximate: false,
      attribution: '© OpenStreetMap contributors',
    });
    expect(route.points[0]!.map((value) => value.toFixed(3))).toEqual(['13.389', '52.517']);
    expect(route.points.at(-1)!.map((value) => value.toFixed(3))).toEqual(['13.429', '52.523']);
    expect(requests[0]!.url.pathname).toBe('/route/v1/driving/23.72,37.98;23.73,37.99');
  });

  it('of Google, all legs together', async () => {
    answers.push(recorded('google.json'));
    const route = await finders.google('WALKING', from, to);
    expect(route).toMatchObject({ distance: 1378 + 3031, duration: 314 + 746, attribution: 'Map data ©2023' });
    expect(route.points[0]!.map((value) => value.toFixed(3))).toEqual(['151.207', '-33.859']);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      origin: '37.98,23.72',
      destination: '37.99,23.73',
      mode: 'walking',
      key: 'a-key',
    });
  });

  it('of Valhalla', async () => {
    answers.push(recorded('valhalla.json'));
    const route = await finders.valhalla('WALKING', from, to);
    expect(route.distance).toBeGreaterThan(1000);
    expect(route.points.length).toBeGreaterThan(10);
    expect(Math.abs(route.points[0]![1] - 37.98)).toBeLessThan(0.02);
    expect(JSON.parse(requests[0]!.body)).toMatchObject({
      costing: 'pedestrian',
      locations: [
        { lat: 37.98, lon: 23.72 },
        { lat: 37.99, lon: 23.73 },
      ],
    });
  });
});

describe('a refusal gets the status of the directions service', () => {
  it.each([
    ['osrm', 400, '{"code":"NoRoute","message":"Impossible route between points"}', 'ZERO_RESULTS'],
    ['osrm', 400, '{"code":"NoSegment"}', 'NOT_FOUND'],
    [
      'valhalla',
      400,
      '{"error_code":442,"error":"No path could be found for input","status_code":400}',
      'ZERO_RESULTS',
    ],
    ['valhalla', 400, '{"error_code":171,"error":"No suitable edges near location"}', 'NOT_FOUND'],
    ['google', 200, '{"routes":[],"status":"ZERO_RESULTS"}', 'ZERO_RESULTS'],
    [
      'google',
      200,
      '{"error_message":"The provided API key is invalid.","routes":[],"status":"REQUEST_DENIED"}',
      'REQUEST_DENIED',
    ],
    ['google', 200, '{"routes":[],"status":"OVER_DAILY_LIMIT"}', 'OVER_QUERY_LIMIT'],
    ['osrm', 429, '{}', 'OVER_QUERY_LIMIT'],
    ['valhalla', 403, '<html>', 'REQUEST_DENIED'],
    ['osrm', 200, 'not json', 'UNKNOWN_ERROR'],
    ['google', 200, 'null', 'UNKNOWN_ERROR'],
    ['valhalla', 200, '{"trip":{"legs":[]}}', 'UNKNOWN_ERROR'],
    ['osrm', 200, `"${'x'.repeat(5_000_000)}"`, 'UNKNOWN_ERROR'],
  ] as const)('%s %i %.40s: %s', async (name, status, body, reason) => {
    answers.push({ status, body });
    expect(await reasonOf(name)).toBe(reason);
  });

  it('if nothing answers', async () => {
    await expect(osrm(at('http://127.0.0.1:1'))('WALKING', from, to)).rejects.toMatchObject({
      reason: 'UNKNOWN_ERROR',
    });
  });

  it('if it redirects, which is not followed', async () => {
    const detour = createServer((_, response) => void response.writeHead(302, { location: `${address}/route` }).end());
    await new Promise<void>((resolve) => void detour.listen(0, '127.0.0.1', resolve));
    await expect(
      osrm(at(`http://127.0.0.1:${(detour.address() as { port: number }).port}`))('WALKING', from, to),
    ).rejects.toMatchObject({ reason: 'UNKNOWN_ERROR' });
    expect(requests).toEqual([]);
    detour.close();
  });
});

describe('the address of an engine', () => {
  it('may be anywhere if the operator sets it', async () => {
    expect(await engineAddress('http://10.0.0.5:5000', 'https://8.8.8.8')).toEqual({
      address: 'http://10.0.0.5:5000',
      lookup: undefined,
    });
  });

  it('may come from the package if it is on a public network', async () => {
    expect(await engineAddress(undefined, 'https://8.8.8.8/{profile}')).toEqual({
      address: 'https://8.8.8.8/{profile}',
      lookup: lookUpPublic,
    });
  });

  it('is checked again on connecting: a name that now resolves to an internal address is denied', async () => {
    const { port } = new URL(address);
    for (const engineOf of [osrm, valhalla])
      await expect(
        engineOf({ address: `http://localhost:${port}`, lookup: lookUpPublic })('WALKING', from, to),
      ).rejects.toMatchObject({ reason: 'REQUEST_DENIED' });
    expect(requests).toEqual([]);
    answers.push(recorded('osrm.json'));
    await osrm(at(`http://localhost:${port}`))('WALKING', from, to);
    expect(requests).toHaveLength(1);
  });

  it.each([
    'http://localhost:5000',
    'http://127.0.0.1',
    'http://169.254.169.254/latest',
    'http://10.1.2.3',
    'http://[::1]:5000',
    'http://[fd00::1]',
    'http://[::ffff:127.0.0.1]',
    'http://192.168.1.1',
    'http://0.0.0.0',
    'pmtiles://x',
    'nonsense',
  ])('%s from a package is denied', async (packages) => {
    await expect(engineAddress(undefined, packages)).rejects.toMatchObject({ reason: 'REQUEST_DENIED' });
  });
});

it('`{profile}` in the address selects the OSRM server for the mode of travel', async () => {
  answers.push(recorded('osrm.json'));
  await osrm(at(`${address}/{profile}`))('WALKING', from, to);
  expect(requests[0]!.url.pathname).toMatch(/^\/foot\/route\/v1\/foot\//);
});
