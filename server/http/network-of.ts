import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The network of an IP address, however it is written: the /24 of IPv4 as `203.0.113`, the /64 of IPv6 as
 * `2001:db8:0:1`. IPv4 mapped to IPv6 (`::ffff:203.0.113.7`) counts as IPv4. The port that some proxies write after the
 * address does not count: it differs with every connection. Anything else is one network, and so is a request whose
 * connection is closed: Node then no longer knows the address, although Fastify's type says so.
 */
export function networkOf(written: string | undefined): string {
  const address = withoutPort(written?.trim() ?? '');
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.');
  if (!isIPv6(address)) return 'unknown';
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/.exec(canonical)?.[1];
  return mapped ?? groupsOf(canonical).slice(0, 4).join(':');
}

/** The address in `203.0.113.7:4711`, `[2001:db8::1]:4711` or `[2001:db8::1]`; anything else as it is. */
function withoutPort(written: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(written) ?? [];
  return v6 ?? v4 ?? written;
}

/** The groups of a canonical IPv6 address, with `::` expanded. An IPv4 tail is beyond the /64 and not converted. */
function groupsOf(canonical: string): string[] {
  const [head = '', tail = ''] = canonical.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groups(head);
  const after = groups(tail);
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}
