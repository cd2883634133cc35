import { useSyncExternalStore } from 'react';
import type { StoredHeader, TourCache, TourHeader } from '#web/offline/messages.ts';
import { startOffline } from '#web/offline/start-offline.ts';
import { workers } from '#web/offline/worker.ts';
import { tourAddresses, type TourAddresses } from './tour-addresses.ts';

/** The stored tour: since when, in milliseconds since the epoch, and its size in bytes. */
type KeptTour = { at: number; bytes: number };

export type TourState =
  | { phase: 'measuring' }
  /** Without a service worker nothing can be stored. */
  | { phase: 'unavailable' }
  | { phase: 'unreachable' }
  /**
   * In bytes: `bytes` is the size of the whole tour, `missing` of what is not stored yet, `free` the browser's
   * remaining space.
   */
  | { phase: 'measured'; bytes: number; missing: number; free: number | undefined; kept: KeptTour | undefined }
  /** `done` and `total` are in bytes. */
  | { phase: 'keeping'; done: number; total: number }
  /** Some files could not be loaded or stored. */
  | { phase: 'failed' };

const tourCache: TourCache = 'loggia-tour';
const tourHeader: TourHeader = 'keep-for-tour';
const storedHeader: StoredHeader = 'known-since';
/** How many files are loaded at once. */
const parallel = 6;
/** The address of the `KeptTour` in the tour's cache. */
const recordAddress = '/kept-tour';

let state: TourState = { phase: 'measuring' };
let measured: { addresses: TourAddresses; sizes: ReadonlyMap<string, number> } | undefined;
let running: AbortController | undefined;
const listeners = new Set<() => void>();

/** The state of the tour on this device, which is also updated while other screens are shown. */
export function useTourState(): TourState {
  return useSyncExternalStore(subscribe, () => state);
}

/**
 * Measures how large the tour is for this device, and how much of it is stored. Does nothing while it is being stored.
 */
export async function measureTour(projectId: number, language: string): Promise<void> {
  if (running) return;
  set({ phase: 'measuring' });
  await startOffline(language);
  if (!(await workers()?.getRegistration())) return set({ phase: 'unavailable' });
  try {
    const addresses = await tourAddresses(projectId);
    const sizes = new Map<string, number>();
    await forAll(addresses.pictures, async (address) => void sizes.set(address, await sizeOf(address)));
    measured = { addresses, sizes };
    await showMeasured();
  } catch {
    set({ phase: 'unreachable' });
  }
}

/** Stores what is missing. What an earlier, stopped run has stored is kept. Call `measureTour` first. */
export async function keepTour(): Promise<void> {
  if (running || !measured) return;
  const { addresses, sizes } = measured;
  running = new AbortController();
  const { signal } = running;
  const total = sum(sizes.values());
  let done = 0;
  set({ phase: 'keeping', done, total });
  await navigator.storage.persist().catch(() => false);
  const cache = await caches.open(tourCache);
  try {
    // The service worker stores the lists when they are requested, so it must be active by then.
    if (!(await isControlled())) throw new Error('there is no service worker to keep the lists');
    await forAll(addresses.lists, async (address) => void (await load(address, signal)), signal);
    await forAll(
      addresses.pictures,
      async (address) => {
        if (!(await cache.match(address))) {
          const { body, headers } = await load(address, signal, { [tourHeader]: '1' });
          const type = headers.get('content-type') ?? '';
          await cache.put(
            address,
            new Response(body, { headers: { 'content-type': type, [storedHeader]: `${Date.now()}` } }),
          );
        }
        done += sizes.get(address) ?? 0;
        set({ phase: 'keeping', done, total });
      },
      signal,
    );
    await finish(addresses.pictures, total);
    await showMeasured();
  } catch {
    if (signal.aborted) await showMeasured();
    else set({ phase: 'failed' });
  } finally {
    running = undefined;
  }
}

/** Measures the tour and stores what is missing, if there is enough space. */
export async function keepMissing(projectId: number, language: string): Promise<void> {
  await measureTour(projectId, language);
  if (state.phase === 'measured' && state.missing > 0 && state.missing < (state.free ?? Infinity)) await keepTour();
}

/** Stops storing; what is stored already is kept. */
export function stopKeepingTour(): void {
  running?.abort();
}

/** Removes the tour from this device. */
export async function removeTour(): Promise<void> {
  await caches.delete(tourCache);
  await showMeasured();
}

/**
 * Throws if a file was not stored, for example for lack of space; otherwise removes files that are no longer needed.
 */
async function finish(pictures: readonly string[], bytes: number): Promise<void> {
  const cache = await caches.open(tourCache);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  if (pictures.some((address) => !kept.has(address))) throw new Error('not everything could be kept');
  for (const address of kept) if (!pictures.includes(address)) await cache.delete(address);
  await cache.put(recordAddress, Response.json({ at: Date.now(), bytes } satisfies KeptTour));
}

async function showMeasured(): Promise<void> {
  if (!measured) return;
  const cache = await caches.open(tourCache);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const { quota, usage } = await navigator.storage.estimate();
  const missing = [...measured.sizes].filter(([address]) => !here.has(address)).map(([, bytes]) => bytes);
  set({
    phase: 'measured',
    bytes: sum(measured.sizes.values()),
    missing: sum(missing),
    free: quota === undefined || usage === undefined ? undefined : quota - usage,
    kept: (await (await cache.match(recordAddress))?.json()) as KeptTour | undefined,
  });
}

async function sizeOf(address: string): Promise<number> {
  const { ok, headers } = await fetch(address, { method: 'HEAD' });
  if (!ok) throw new Error(`${address} is not there`);
  return Number(headers.get('content-length'));
}

async function load(address: string, signal: AbortSignal, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(address, { headers, signal });
  if (!response.ok) throw new Error(`${address} was answered ${response.status}`);
  return response;
}

/** Runs `act` for each address, several at once; throws at the first failure. */
async function forAll(
  addresses: readonly string[],
  act: (address: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const left = [...addresses];
  const run = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      signal?.throwIfAborted();
      await act(next);
    }
  };
  await Promise.all(Array.from({ length: parallel }, run));
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

function set(next: TourState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Waits until the service worker is installed, and returns whether it answers the requests of this page. It does not if
 * it could not be installed, nor after a forced reload.
 */
export async function isControlled(container = workers()): Promise<boolean> {
  const registration = await container?.getRegistration();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!container || !worker) return false;
  while (worker.state !== 'activated' && worker.state !== 'redundant')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  return container.controller !== null;
}
