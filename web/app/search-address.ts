/** The search panel is part of the home view’s address, so that a link opens it and Back closes it. */
const parameter = 'search';

/** Whether a query string has the search panel open. */
export function isSearchOpen(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === 'open';
}

/** The address of the home view with the panel open, keeping the filter. */
export function searchAddress(filterSearch: string): string {
  return `/?${parameter}=open${filterSearch.replace('?', '&')}`;
}

/** Removes the panel from a query. */
export function withoutSearch(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(parameter);
  return next;
}
