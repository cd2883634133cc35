import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

/** Records a failed login: the name of the call and the code of its answer. */
export type RecordFailedLogin = (request: Pick<FastifyRequest, 'ip'>, call: string, refused: string) => void;

/**
 * `network` is a hash that stays the same for a network while the process runs, or `others` if too many networks fail
 * at once. `times` counts the failures since the last line about the same call, code and network.
 */
export type FailedLoginLine = { call: string; refused: string; network: string; times: number };

/** How long the same failures of one network are counted before they are logged together, in milliseconds. */
export const countingTime = 30_000;
/** How many are counted separately. */
const maxCounts = 500;

/**
 * Logs every failed login (ASVS 16.3.1), including those that belong to no account and are therefore not in the audit
 * log. The first one is logged at once and those of the next half minute in one line, so that nobody can fill the disk.
 * Networks are hashed with a key that is never stored, since the log must not contain personal data. `flush` logs
 * pending counts.
 */
export function createFailedLogins(write: (line: FailedLoginLine) => void): {
  record: RecordFailedLogin;
  flush(): void;
} {
  const key = randomBytes(32);
  const counts = new Map<string, { line: FailedLoginLine; timer: NodeJS.Timeout }>();
  const end = (name: string) => {
    const counted = counts.get(name);
    counts.delete(name);
    if (counted === undefined) return;
    clearTimeout(counted.timer);
    if (counted.line.times > 0) write(counted.line);
  };
  return {
    record({ ip }, call, refused) {
      const hashed = createHmac('sha256', key).update(networkOf(ip)).digest('hex').slice(0, 8);
      const own = `${call} ${refused} ${hashed}`;
      const network = counts.has(own) || counts.size < maxCounts ? hashed : 'others';
      const name = `${call} ${refused} ${network}`;
      const counted = counts.get(name);
      if (counted !== undefined) {
        counted.line.times += 1;
        return;
      }
      const line = { call, refused, network, times: 1 };
      write(line);
      counts.set(name, { line: { ...line, times: 0 }, timer: setTimeout(() => end(name), countingTime).unref() });
    },
    flush() {
      for (const name of counts.keys()) end(name);
    },
  };
}
