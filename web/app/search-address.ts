/** The search panel stands in the address of the home view, so that a link opens it and Back closes it. */
const name = 'search';

/** Whether an address's query string has the search panel open. */
export function isSearchOpen(search: string): boolean {
  return new URLSearchParams(search).get(name) === 'open';
}

/** The home view with the panel open and the filter kept. */
export function searchAddress(filterSearch: string): string {
  return `/?${name}=open${filterSearch.replace('?', '&')}`;
}

/** The same query without the panel. */
export function withoutSearch(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  return next;
}
