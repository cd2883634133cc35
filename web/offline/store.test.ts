import { expect, it } from 'vitest';
import { maxPictures, maxSessionAge } from './rules.ts';
import { createOfflineStore } from './store.ts';

/** The part of the browser’s caches that the store uses, in memory. As in browsers, an answer can be read once. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: string | Request) =>
    new URL(key instanceof Request ? key.url : key, 'https://show.example').href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: string | Request) => entries.get(addressOf(key))?.clone(),
    put: async (key: string | Request, answer: Response) => void entries.set(addressOf(key), answer),
    delete: async (key: string | Request) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  });
  const caches = {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    delete: async (name: string) => all.delete(name),
  };
  return caches as unknown as CacheStorage;
}

function ownStore() {
  const clock = { now: 1_000_000 };
  return { clock, store: createOfflineStore(memoryCaches(), () => clock.now) };
}

const units = (text: string) => new Response(text, { headers: { 'cache-control': 'private, no-cache' } });
const textOf = async (answer: Response | undefined) => answer?.text();

it('finds an answer as it was stored, with the time', async () => {
  const { store } = ownStore();
  await store.keep('catalogue', '/api/buildings', units('towers'), store.session());
  const found = await store.find('catalogue', '/api/buildings');
  expect(found?.headers.get('known-since')).toBe('1000000');
  expect(await textOf(found)).toBe('towers');
});

it('removes what was stored for a session as soon as there is another', async () => {
  const { store } = ownStore();
  await store.setOwner('7,1,5');
  await store.keep('session', '/api/properties', units('with prices'), store.session());
  await store.keep('catalogue', '/api/buildings', units('towers'), store.session());
  await store.setOwner('7,1,5');
  expect(await textOf(await store.find('session', '/api/properties'))).toBe('with prices');
  await store.setOwner(',,');
  expect(await store.find('session', '/api/properties')).toBeUndefined();
  expect(await textOf(await store.find('catalogue', '/api/buildings'))).toBe('towers');
});

it('does not store an answer that was requested in the former session', async () => {
  const { store } = ownStore();
  await store.setOwner('7,1,5');
  const session = store.session();
  await store.setOwner('7,2,6');
  await store.keep('session', '/api/properties', units('of the first'), session);
  expect(await store.find('session', '/api/properties')).toBeUndefined();
});

it('returns nothing of a session that must have ended', async () => {
  const { store, clock } = ownStore();
  await store.keep('session', '/api/properties', units('with prices'), store.session());
  clock.now += maxSessionAge + 1;
  expect(await store.find('session', '/api/properties')).toBeUndefined();
});

it('stores nothing that may not be stored', async () => {
  const { store } = ownStore();
  const personal = new Response('{}', { headers: { 'cache-control': 'no-store' } });
  await store.keep('session', '/api/properties', personal, store.session());
  expect(await store.find('session', '/api/properties')).toBeUndefined();
});

it('removes files of earlier builds, and the oldest pictures', async () => {
  const { store } = ownStore();
  for (const name of ['old', 'new']) await store.keep('files', `/assets/${name}.js`, units(name), store.session());
  await store.keepFiles(['/assets/new.js']);
  expect(await store.find('files', '/assets/old.js')).toBeUndefined();
  expect(await textOf(await store.find('files', '/assets/new.js'))).toBe('new');
  for (let index = 0; index <= maxPictures; index += 1)
    await store.keep('pictures', `/media/a/${index}.avif`, units(`${index}`), store.session());
  await store.trimPictures();
  expect(await store.find('pictures', '/media/a/0.avif')).toBeUndefined();
  expect(await textOf(await store.find('pictures', '/media/a/1.avif'))).toBe('1');
});

it('finds a stored picture in another width', async () => {
  const { store } = ownStore();
  await store.keep('tour', '/media/a/1440.avif', units('wide'), store.session());
  expect(await textOf(await store.findWidth('/media/a/'))).toBe('wide');
  expect(await store.findWidth('/media/b/')).toBeUndefined();
});
