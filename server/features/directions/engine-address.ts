import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { DirectionsError } from './provider.ts';

const internal = new BlockList();
for (const [network, bits] of [['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3]] as const) internal.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [['::', 127], ['64:ff9b::', 96], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]] as const) internal.addSubnet(network, bits, 'ipv6');

/**
 * The address of a routing engine: the operator's where one is set, else the package's. A package may not make the server
 * ask machines of its own network; an operator may. Throws `DirectionsError` where there is none to ask.
 */
export async function engineAddress(operators: string | undefined, packages: string | null): Promise<string> {
  if (operators !== undefined) return operators;
  if (packages === null || !(await isPublic(packages))) throw new DirectionsError('REQUEST_DENIED');
  return packages;
}

async function isPublic(address: string): Promise<boolean> {
  try {
    const { protocol, hostname } = new URL(address.replaceAll('{profile}', 'foot'));
    if (protocol !== 'https:' && protocol !== 'http:') return false;
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
    return found.length > 0 && found.every((one) => !internal.check(one.address, isIPv6(one.address) ? 'ipv6' : 'ipv4'));
  } catch {
    return false;
  }
}
