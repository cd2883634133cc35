/** Whether a link leads to a page of this site: a path with one leading slash. `//host` and `/\host` lead elsewhere. */
export function isPageOfSite(link: string): boolean {
  return /^\/(?![/\\])\S*$/.test(link);
}

/** Whether a link is a web address with a host: http or https, no spaces. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(link) && URL.canParse(link);
}

/**
 * Whether a link calls a telephone number or writes a mail. What it shows is written from left to right in every
 * language.
 */
export function isNumberOrMailbox(link: string): boolean {
  return /^(?:tel|mailto):/i.test(link);
}

/** Whether a link is a web address, a page of this site, or null. */
export function isAddressOrPage(link: string | null): boolean {
  return link === null || isWebAddress(link) || isPageOfSite(link);
}
