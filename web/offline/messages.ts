/** What a page sends to the service worker. */
export type WorkerMessage =
  /** Whose session the browser holds: ids, never names. */
  | { type: 'who'; who: string }
  /** A page has opened, in a language; `seen` are addresses that it loaded before it had a service worker. */
  | { type: 'open'; language: string; seen: string[] }
  /** Somebody reloads the page: a new service worker need not wait any longer. */
  | { type: 'activate' };

/** The header of a stored answer: when the device got it, in milliseconds since the epoch. */
export type StoredHeader = 'known-since';

/** The cache with the pictures of the whole development, which a page keeps because somebody asked for that. */
export type TourCache = 'loggia-tour';

/** The header of requests for these pictures, which the service worker leaves to the page. */
export type TourHeader = 'keep-for-tour';
