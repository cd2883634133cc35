import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The network of an IP address, however it is written: the /24 of IPv4 as `203.0.113`, the /64 of IPv6 as
 * `2001:db8:0:1`. IPv4 mapped to IPv6 (`::ffff:203.0.113.7`) counts as IPv4. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.');
  if (!isIPv6(address)) return address;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/.exec(canonical)?.[1];
  return mapped ?? groupsOf(canonical).slice(0, 4).join(':');
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
