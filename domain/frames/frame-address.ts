/**
 * Why an address may not be framed: it is not a URL, not HTTPS, contains credentials or a port, points into a private
 * network, or its host is not on the allow list.
 */
export type FrameAddressError = 'not_an_address' | 'not_https' | 'credentials' | 'port' | 'internal' | 'host';

/** Domains that are never on the public web (RFC 6761, RFC 6762, RFC 8375, and those that home routers use). */
const privateDomains = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion'];

/**
 * Returns why an address may not be framed, or null if it may. `hosts` are the allowed hosts; if omitted, every public
 * host is allowed. Numeric addresses are rejected in any notation: a public page has a name, and an IP address may
 * belong to a machine next to the server.
 */
export function checkFrameAddress(address: string, hosts?: readonly string[]): FrameAddressError | null {
  const url = URL.parse(address);
  if (url === null || url.hostname === '') return 'not_an_address';
  if (url.protocol !== 'https:') return 'not_https';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.port !== '') return 'port';
  const host = hostOf(url);
  if (!isPublicHost(host)) return 'internal';
  return hosts !== undefined && !hosts.includes(host) ? 'host' : null;
}

/**
 * The host of an address as allow lists name it: lower case, without a trailing dot. Null if it may not be framed at
 * all.
 */
export function frameHost(address: string): string | null {
  return checkFrameAddress(address) === null ? hostOf(new URL(address)) : null;
}

/** Whether a host is a public domain name: at least two labels, not an IP address, not a private domain. */
export function isPublicHost(host: string): boolean {
  const isName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/.test(host);
  return isName && !privateDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

function hostOf(url: URL): string {
  return url.hostname.toLowerCase().replace(/\.$/, '');
}
