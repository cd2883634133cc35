import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageName, valhallaInProcess } from './valhalla-in-process.ts';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8')) as unknown;
const errors = recorded('valhalla-errors.json') as Record<string, string>;
const [from, to] = [
  [23.72, 37.98],
  [23.73, 37.99],
] as const;

/**
 * A fake of the imported package whose engine answers as given; `seen` records its configuration and requests.
 */
function standIn(route: () => Promise<unknown>) {
  const seen: unknown[] = [];
  const Actor = function (this: { route: (query: object) => Promise<unknown> }, config: object) {
    seen.push(config);
    this.route = (query) => {
      seen.push(query);
      return route();
    };
  };
  return { seen, importEngine: async () => ({ Actor, getConfig: async (options: object) => options }) };
}

describe('Valhalla in process', () => {
  it('uses the tiles in the data folder, and its route is parsed', async () => {
    const { seen, importEngine } = standIn(async () => recorded('valhalla.json'));
    const find = valhallaInProcess('/data', importEngine);
    const route = await find('DRIVING', from, to);
    expect(route).toMatchObject({
      distance: 1880,
      duration: 1342.582,
      approximate: false,
      attribution: '© OpenStreetMap contributors',
    });
    expect(route.points.length).toBeGreaterThan(10);
    await find('WALKING', from, to);
    expect(seen).toEqual([
      { tileDir: join('/data', 'valhalla') },
      expect.objectContaining({ costing: 'auto' }),
      expect.objectContaining({
        costing: 'pedestrian',
        locations: [
          { lon: 23.72, lat: 37.98 },
          { lon: 23.73, lat: 37.99 },
        ],
      }),
    ]);
  });

  it.each([
    [errors['no street near'], 'NOT_FOUND'],
    [errors['too far'], 'MAX_ROUTE_LENGTH_EXCEEDED'],
    [errors['unknown costing'], 'INVALID_REQUEST'],
    [errors['no position'], 'UNKNOWN_ERROR'],
    ['Route error: No path could be found for input', 'ZERO_RESULTS'],
  ])('maps %j: %s', async (text, reason) => {
    const { importEngine } = standIn(() => Promise.reject(new Error(text)));
    await expect(valhallaInProcess('/data', importEngine)('WALKING', from, to)).rejects.toMatchObject({ reason });
  });

  it('is denied while not installed, and tried again', async () => {
    const { importEngine } = standIn(async () => recorded('valhalla.json'));
    let tries = 0;
    const find = valhallaInProcess('/data', async () =>
      tries++ === 0 ? Promise.reject(new Error('Cannot find package')) : importEngine(),
    );
    await expect(find('WALKING', from, to)).rejects.toMatchObject({ reason: 'REQUEST_DENIED' });
    expect((await find('WALKING', from, to)).distance).toBe(1880);
  });
});

const isInstalled = await import(/* @vite-ignore */ packageName).then(
  () => true,
  () => false,
);

it.runIf(isInstalled)('the installed package starts and, without tiles, finds no street', async () => {
  await expect(valhallaInProcess('/nowhere')('WALKING', from, to)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
});
