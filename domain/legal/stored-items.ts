/** Where a browser stores something: a cookie, `sessionStorage` (tab), `localStorage` (site), or the offline copy. */
export const storedPlaces = ['cookie', 'tab', 'site', 'offline'] as const;
export type StoredPlace = (typeof storedPlaces)[number];

/** The longest time for which something is kept. */
type StoredTime = 'visit' | 'minutes' | 'tab' | 'year' | 'longest' | 'session' | 'removed';

/** `names` matches the names under which the browser keeps it: cookies, keys and caches. */
type Item = { id: string; place: StoredPlace; names: RegExp; kept: StoredTime };

/**
 * Everything that the product keeps in browsers. `/legal/storage` lists it; a browser test looks for anything else.
 * Cookies have the prefix `__Host-` over TLS.
 */
export const storedItems = [
  { id: 'session', place: 'cookie', names: /^(__Host-)?session$/, kept: 'visit' },
  { id: 'language', place: 'cookie', names: /^language$/, kept: 'year' },
  { id: 'waiting', place: 'cookie', names: /^(__Host-)?waiting$/, kept: 'visit' },
  { id: 'device', place: 'cookie', names: /^(__Host-)?device$/, kept: 'longest' },
  { id: 'loginStep', place: 'cookie', names: /^(__Host-)?(login_step|companyLogin)$/, kept: 'minutes' },
  {
    id: 'favourites',
    place: 'tab',
    names: /^(favs|user|client|presentation_id|presentation_status)$/,
    kept: 'tab',
  },
  { id: 'requests', place: 'tab', names: /^keptRequests$/, kept: 'tab' },
  { id: 'mailTimes', place: 'tab', names: /^mailed:/, kept: 'tab' },
  {
    id: 'seen',
    place: 'tab',
    names: /^(introSeen|loadedTours|loginStep|history-to-forget|scroll-positions)$/,
    kept: 'tab',
  },
  { id: 'light', place: 'site', names: /^map-light$/, kept: 'removed' },
  { id: 'app', place: 'offline', names: /^loggia-(files|pictures|tour|catalogue)$/, kept: 'removed' },
  { id: 'units', place: 'offline', names: /^loggia-session$/, kept: 'session' },
] as const satisfies readonly Item[];

type StoredItem = (typeof storedItems)[number];

/** The item stored in a place under a name; undefined for names that the product does not use. */
export function findStoredItem(place: StoredPlace, name: string): StoredItem | undefined {
  return storedItems.find((item) => item.place === place && item.names.test(name));
}
