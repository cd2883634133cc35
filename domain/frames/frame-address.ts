/**
 * Why an address may not be shown in a frame: it is no address, not of the web over TLS, names somebody (user and
 * password) or a port, is inside a private network, or its host is not among those allowed.
 */
export type FrameRefusal = 'not_an_address' | 'not_https' | 'credentials' | 'port' | 'internal' | 'host';

/** Ends of names that never lead to the public web (RFC 6761, RFC 6762, RFC 8375, and what home routers use). */
const privateEnds = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion'];

/**
 * Whether a page may be framed. `hosts` are the allowed names; without them every public host is. Numeric addresses in
 * any spelling are refused whole: a public page has a name, and a number may be a neighbour of the server's.
 */
export function refuseFrame(address: string, hosts?: readonly string[]): FrameRefusal | null {
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
 * The host of an address as allow lists name it: lower case, without a last point. Null where it may not be framed at
 * all.
 */
export function frameHost(address: string): string | null {
  return refuseFrame(address) === null ? hostOf(new URL(address)) : null;
}

/** Whether a host is a name of the public web: letters with a point between, no number, none of the private ends. */
export function isPublicHost(host: string): boolean {
  const isName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/.test(host);
  return isName && !privateEnds.some((end) => host === end || host.endsWith(`.${end}`));
}

function hostOf(url: URL): string {
  return url.hostname.toLowerCase().replace(/\.$/, '');
}
