import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';
import { openLive } from './testing/open-live.ts';
import { openSeller } from './testing/open-seller.ts';

/** Records what a page requests about units from now on. */
function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/properties' || pathname === '/api/changes') asked.push(pathname);
  });
  return asked;
}

/** Holds back a page's requests for an address until `release`. `isHeld` is fulfilled when there is one. */
async function hold(page: Page, address: string) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    held.resolve();
    await released.promise;
    await route.continue();
  });
  return { isHeld: held.promise, release: released.resolve };
}

type Listening = { changed: Promise<void> };

/** Listens to the events in a page. Returns a function that waits until units have changed since. */
async function listen(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise((isOpen) => {
        const stream = new EventSource('/api/events');
        const changed = new Promise<Event>((heard) => {
          for (const name of ['units', 'catchUp']) stream.addEventListener(name, heard);
        });
        Object.assign(globalThis, { changed: changed.then(() => stream.close()) } satisfies Listening);
        stream.addEventListener('hello', () => isOpen(undefined));
      }),
  );
  return () => page.evaluate(() => (globalThis as unknown as Listening).changed);
}

describe('a page that is opened', () => {
  test('requests the units while the code of its screen is being loaded', async ({ visit }) => {
    const { tower, unit } = await openSeller(visit);
    const page = await visit(lightPage, { user: 'rep2@asteria.example' });
    const asked = noteRequests(page);
    const screens = {
      'building-screen': `/building/${tower.id}`,
      'floor-page': `/building/${tower.id}/floor/${unit.flat_level}`,
      'unit-page': `/property-view/${unit.id}`,
      'list-page': '/list-view',
    };
    for (const [screen, address] of Object.entries(screens)) {
      const { isHeld, release } = await hold(page, `**/assets/${screen}-*.js`);
      asked.length = 0;
      await page.goto(address, { waitUntil: 'commit' });
      await isHeld;
      await expect.poll(() => asked, { message: screen }).toEqual(['/api/properties']);
      release();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(asked, screen).toEqual(['/api/properties']);
    }
  });

  test('requests the units once, and follows their changes', async ({ visit }) => {
    const { tower, unit, reserve, cancel } = await openSeller(visit);
    const page = await visit(lightPage, { user: 'rep2@asteria.example' });
    const asked = noteRequests(page);
    await openLive(page, `/building/${tower.id}/floor/${unit.flat_level}`);
    const polygon = (status: string) => page.locator(`svg [data-unit="${unit.id}"][data-status="${status}"]`);
    await polygon('available').waitFor();
    await reserve();
    await polygon('reserved').waitFor();
    expect(asked).toEqual(['/api/properties']);
    await cancel();
    await polygon('available').waitFor();
  });

  test('shows changes made between its list of units and its stream', async ({ visit }) => {
    const { tower, unit, reserve, cancel } = await openSeller(visit);
    const page = await visit(lightPage, { user: 'rep2@asteria.example' });
    const asked = noteRequests(page);
    const isTold = await listen(await visit(lightPage));
    const stream = await hold(page, '**/api/events');
    const changes = await hold(page, '**/api/changes?*');
    await page.goto(`/building/${tower.id}/floor/${unit.flat_level}`);
    const polygon = (status: string) => page.locator(`svg [data-unit="${unit.id}"][data-status="${status}"]`);
    await polygon('available').waitFor();
    await stream.isHeld;
    await reserve();
    // From now on a stream begins after the reservation.
    await isTold();
    stream.release();
    // The page learns of the reservation only from the request that is made now.
    await changes.isHeld;
    expect(await polygon('available').count()).toBe(1);
    changes.release();
    await polygon('reserved').waitFor();
    expect(asked).toEqual(['/api/properties', '/api/changes']);
    await cancel();
    await polygon('available').waitFor();
  });
});
