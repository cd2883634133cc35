/**
 * What a page sends to the service worker. This file has types only, so that pages load nothing by importing it; the
 * names of headers and caches are written where they are used, and checked against these types.
 */
export type WorkerMessage =
  /** Whose session the browser has: ids, never names. */
  | { type: 'who'; who: string }
  /**
   * A page was opened in a language; `seen` are the addresses that it loaded before the service worker controlled it.
   */
  | { type: 'open'; language: string; seen: string[] }
  /** The user reloads the page: a new service worker can take over at once. */
  | { type: 'activate' };

/** The header of a stored answer: when the device got it, in milliseconds since the epoch. */
export type StoredHeader = 'known-since';

/** The cache for the pictures of the whole development, which a page fills on request. */
export type TourCache = 'loggia-tour';

/** The header of requests for these pictures; the service worker does not handle them. */
export type TourHeader = 'keep-for-tour';
