import type { StoredHeader, TourCache, TourHeader } from './messages.ts';

/** The caches of this product, by what they hold. */
export const cacheNames = {
  /** Scripts, styles and fonts of the app. */
  files: 'loggia-files',
  /** Pictures that were seen; their addresses change with their content. */
  pictures: 'loggia-pictures',
  /** The pictures of the whole development, stored on request. */
  tour: 'loggia-tour' satisfies TourCache,
  /** Answers that are the same for everybody, and the page for visitors. */
  catalogue: 'loggia-catalogue',
  /** Answers that depend on whether somebody is logged in. They are about units, never about people. */
  session: 'loggia-session',
} as const;
export type Kind = keyof typeof cacheNames;

/** How many pictures are kept; the oldest are removed first. */
export const maxPictures = 600;
/** No session lasts longer (docs/security.md), and neither does what was stored for it. In milliseconds. */
export const maxSessionAge = 12 * 3_600_000;

export const storedHeader: StoredHeader = 'known-since';

/** The header of requests for pictures that the page itself stores for offline tours. */
export const tourHeader: TourHeader = 'keep-for-tour';

const ofEverybody =
  /^\/media\/\w+\/face\.woff2$|^\/api\/(buildings|roomTypes|buildingTypes|apartmentTypes|settings\/\d+|pictures|tour|tour\/silhouettes|plans\/\d+\/[^/]+)$/;
const ofSession = /^\/api\/(properties|galleries|places|panoramas)$/;
const file = /^\/assets\/[^/]+\.(js|css|woff2)$/;
const picture = /^\/media\/.+\.(avif|webp|jpe?g|png|svg|frames)$/;
const notAPage = /^\/(api|assets|dev|img|media|uploads)(\/|$)|\.\w+$/;

type RequestLike = Pick<Request, 'method' | 'mode' | 'headers'>;

/** Whether a request is for a page of the app. */
export function isPageRequest({ method, mode }: RequestLike, { pathname }: URL): boolean {
  return method === 'GET' && mode === 'navigate' && !notAPage.test(pathname);
}

/**
 * The cache for the answer to a request; undefined if this device stores none: requests to other sites, anything that
 * changes data, everything about people, partial files, and calls that are not listed here.
 */
export function kindOf({ method, headers }: RequestLike, url: URL, origin: string): Kind | undefined {
  if (method !== 'GET' || url.origin !== origin || headers.has('range')) return undefined;
  if (file.test(url.pathname)) return 'files';
  if (picture.test(url.pathname)) return headers.has(tourHeader) ? undefined : 'pictures';
  if (url.search !== '') return undefined;
  if (ofEverybody.test(url.pathname)) return 'catalogue';
  return ofSession.test(url.pathname) ? 'session' : undefined;
}

/** What the addresses of a picture's widths begin with; undefined for one that comes in one width, such as a frame. */
export function pictureOf({ pathname }: URL): string | undefined {
  return /^(\/media\/\w+\/)\d+\.(avif|webp)$/.exec(pathname)?.[1];
}

/** Whether an answer may be kept: a complete one that the server allows to be stored. */
export function mayKeep({ status, headers }: Response): boolean {
  return status === 200 && !/\bno-store\b/.test(headers.get('cache-control') ?? '');
}

/** Whether a status comes from a proxy or a server that is starting or stopping, and not from the product. */
export function isUnreachable(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/**
 * A stored page for a path, with the time since which it is known. The first frame is removed unless the page begins
 * with the rotator.
 */
export function pageFor(html: string, pathname: string, knownSince: number): string {
  const marked = html.replace('<html', `<html data-known-since="${knownSince}"`);
  if (pathname === '/' || pathname === '/map-view') return marked;
  return marked.replace(/(<div id="first-frame">).*?(<\/div>)/s, '$1$2');
}
