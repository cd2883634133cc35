import { lookup as resolveHost, type LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { DirectionsError } from './provider.ts';

/** Networks beyond the public internet: private, shared, loopback, link-local, for benchmarks, multicast, reserved. */
const internalNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internalNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internalNetworks.addSubnet(network, bits, 'ipv6');

/** The address of an engine, and how its host name is resolved; undefined for the default. */
export type EngineAddress = { address: string; lookup: LookupFunction | undefined };

/**
 * Returns the address of a routing engine: the operator's if one is set, otherwise the package's. A package may not
 * make the server connect to its own network; an operator may. Throws `DirectionsError` if there is no permitted
 * address.
 */
export async function engineAddress(
  configured: string | undefined,
  packageAddress: string | null,
): Promise<EngineAddress> {
  if (configured !== undefined) return { address: configured, lookup: undefined };
  if (packageAddress === null || !(await isPublic(packageAddress))) throw new DirectionsError('REQUEST_DENIED');
  return { address: packageAddress, lookup: lookUpPublic };
}

/**
 * Resolves a host name for a connection and rejects internal addresses, since the name may resolve to another machine
 * than when it was checked (DNS rebinding). Fails with `DirectionsError`.
 */
export const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  resolveHost(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return answer(error, '');
    const [first] = found;
    if (first === undefined || !areAllPublic(found)) return answer(new DirectionsError('REQUEST_DENIED'), '');
    if (options.all === true) return answer(null, found);
    return answer(null, first.address, first.family);
  });
};

async function isPublic(address: string): Promise<boolean> {
  try {
    const { protocol, hostname } = new URL(address.replaceAll('{profile}', 'foot'));
    if (protocol !== 'https:' && protocol !== 'http:') return false;
    return areAllPublic(await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }));
  } catch {
    return false;
  }
}

function areAllPublic(found: readonly LookupAddress[]): boolean {
  return (
    found.length > 0 &&
    found.every(({ address }) => !internalNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
  );
}
