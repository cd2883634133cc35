import type { WorkerMessage } from './offline/messages.ts';
import { isPageRequest, isUnreachable, kindOf, pageFor, pictureOf, storedHeader, type Kind } from './offline/rules.ts';
import { createOfflineStore } from './offline/store.ts';

/** The service worker: answers from the device when the server cannot be reached. `offline/rules.ts` has the rules. */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** The files of the app; the build inserts them here. */
const appFiles: readonly string[] = ['__APP_FILES__'];
const store = createOfflineStore(caches);
/** The stored page for visitors is renewed after this time, in milliseconds. */
const maxPageAge = 600_000;
/** How many files are loaded at once during installation. */
const parallel = 4;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const kind = kindOf(event.request, url, location.origin);
  if (url.origin === location.origin && isPageRequest(event.request, url)) event.respondWith(answerPage(event, url));
  else if (kind === 'pictures') event.respondWith(answerPicture(event, url));
  else if (kind === 'files') event.respondWith(answerFirst(event, kind));
  else if (kind) event.respondWith(answer(event, kind));
});
worker.addEventListener('message', (event) => event.waitUntil(handle(event.data as WorkerMessage)));

/** Changes of the session, which are applied one after another. */
let changes = Promise.resolve();

async function install(): Promise<void> {
  const left = [...appFiles];
  const load = async () => {
    for (let next = left.pop(); next; next = left.pop()) await keepFile(next);
  };
  await Promise.all(Array.from({ length: parallel }, load));
}

/** Throws if the file cannot be loaded: an app is stored completely or not at all. */
async function keepFile(address: string): Promise<void> {
  if (await store.find('files', address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}`);
  await store.keep('files', address, response, store.session());
}

async function activate(): Promise<void> {
  await worker.clients.claim();
  await store.keepFiles(appFiles);
}

/** A page from the server, otherwise the stored page for visitors. */
async function answerPage(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const response = await fetch(event.request).catch(() => undefined);
  if (response && !isUnreachable(response.status)) return response;
  const kept = await store.find('catalogue', '/');
  if (!kept) return response ?? Response.error();
  const html = pageFor(await kept.text(), pathname, Number(kept.headers.get(storedHeader)));
  return new Response(html, { headers: kept.headers });
}

/** A file that never changes: the stored answer, otherwise from the server. */
async function answerFirst(event: FetchEvent, kind: Kind): Promise<Response> {
  return (await store.find(kind, event.request.url)) ?? ask(event, kind);
}

/** A picture: the stored answer, otherwise from the server, otherwise in another stored width. */
async function answerPicture(event: FetchEvent, url: URL): Promise<Response> {
  const kept = (await store.find('tour', event.request.url)) ?? (await store.find('pictures', event.request.url));
  if (kept) return kept;
  const response = await ask(event, 'pictures').catch(() => undefined);
  if (response && !isUnreachable(response.status)) return response;
  const start = pictureOf(url);
  return (start && (await store.findWidth(start))) || response || Response.error();
}

/** Data that may change: from the server, otherwise the stored answer. */
async function answer(event: FetchEvent, kind: Kind): Promise<Response> {
  const response = await ask(event, kind).catch(() => undefined);
  if (response && !isUnreachable(response.status)) return response;
  return (await store.find(kind, event.request.url)) ?? response ?? Response.error();
}

async function ask(event: FetchEvent, kind: Kind): Promise<Response> {
  const session = store.session();
  const response = await fetch(event.request);
  event.waitUntil(store.keep(kind, event.request.url, response.clone(), session));
  return response;
}

async function handle(message: WorkerMessage): Promise<void> {
  if (message.type === 'activate') return worker.skipWaiting();
  if (message.type === 'who') {
    changes = changes.then(() => store.setOwner(message.who)).catch(() => undefined);
    return changes;
  }
  await changes;
  await keepPage(message.language);
  for (const address of message.seen) await keepSeen(new URL(address));
  await store.trimPictures();
}

/** Stores the page for visitors, requested without cookies so that it contains nobody's name. */
async function keepPage(language: string): Promise<void> {
  const kept = await store.find('catalogue', '/');
  const isRecent = Date.now() - Number(kept?.headers.get(storedHeader)) < maxPageAge;
  if (isRecent && (await kept?.text())?.includes(`<html lang="${language}"`)) return;
  const headers = { accept: 'text/html', 'accept-language': language };
  const page = await fetch('/', { credentials: 'omit', headers }).catch(() => undefined);
  if (page) await store.keep('catalogue', '/', page, store.session());
}

async function keepSeen(url: URL): Promise<void> {
  const request = new Request(url);
  const kind = kindOf(request, url, location.origin);
  if (!kind || (await store.find(kind, request.url))) return;
  const session = store.session();
  const response = await fetch(request).catch(() => undefined);
  if (response) await store.keep(kind, request.url, response, session);
}
