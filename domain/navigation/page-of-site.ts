/** Whether a link leads to a page of this site: a path with one leading slash. `//host` and `/\host` lead elsewhere. */
export function isPageOfSite(link: string): boolean {
  return /^\/(?![/\\])\S*$/.test(link);
}
