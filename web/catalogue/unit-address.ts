/** The address of a unit's page; `search` is the query string that keeps the filter. */
export function unitAddress(id: number, search = ''): string {
  return `/property-view/${id}${search}`;
}
