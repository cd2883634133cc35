import type pg from 'pg';
import type { Transaction } from '#server/database/connection.ts';
import { limitTries } from './limit-tries.ts';
import { networkOf } from './network-of.ts';

/**
 * Who makes a call about an address. `device` names a browser in which the account of that address was logged in
 * before, together with the account; null for every other browser.
 */
export type Asker = { ip: string; address: string; device: string | null };

/** Counts one call, in a transaction with it. Throws `too_many_requests`. */
export type CallLimit = (asker: Asker, tx?: Transaction) => Promise<void>;

const tenMinutes = 600;

/**
 * A limit for a call that anybody may make and that mails or tells of an address. A known device has a count of its
 * own. All others share three: of the address from their network, of their network over all addresses, and of the
 * address from everywhere, which takes several networks to use up. A refused call does not count towards the wider
 * ones.
 */
export function limitCall(pool: pg.Pool, name: string): CallLimit {
  const devices = limitTries(pool, { name: `${name}-device`, tries: 20, seconds: tenMinutes });
  const pairs = limitTries(pool, { name: `${name}-pair`, tries: 6, seconds: tenMinutes });
  const networks = limitTries(pool, { name: `${name}-network`, tries: 20, seconds: 60 });
  const addresses = limitTries(pool, { name: `${name}-address`, tries: 24, seconds: tenMinutes });
  return async ({ ip, address, device }, tx) => {
    if (device !== null) return void (await devices.spend(device, tx));
    const [network, about] = [networkOf(ip), address.toLowerCase()];
    await pairs.spend(`${network} ${about}`, tx);
    await networks.spend(network, tx);
    await addresses.spend(about, tx);
  };
}
