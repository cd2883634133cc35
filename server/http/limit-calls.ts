import type pg from 'pg';
import { limitTries, networkOf } from './limit-tries.ts';

/** How often a call that mails or tells of an address may be made in ten minutes. */
export type CallLimits = { perNetwork: number; perAddress: number };

/** Counts one call by the network it comes from and, where it names one, the address it is about. Throws `too_many_requests`. */
export type CallLimit = (ip: string, address?: string) => Promise<void>;

const seconds = 600;

/** A limit for one call, shared by all processes. `name` tells its counters from those of other calls. */
export function limitCall(pool: pg.Pool, name: string, { perNetwork, perAddress }: CallLimits): CallLimit {
  const network = limitTries(pool, { name: `${name}-network`, tries: perNetwork, seconds });
  const account = limitTries(pool, { name: `${name}-address`, tries: perAddress, seconds });
  return async (ip, address) => {
    await network.spend(networkOf(ip));
    if (address !== undefined) await account.spend(address.toLowerCase());
  };
}
