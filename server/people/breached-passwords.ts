import { createHash } from 'node:crypto';
import { causeOfFetch } from '#server/http/cause-of-fetch.ts';
import type { ReportOutage } from '#server/http/outage-log.ts';

/**
 * Knows passwords that were stolen from other services and published. `has` never throws: if no answer can be obtained,
 * the reason is logged and the password counts as unknown, so that nobody is locked out.
 */
export type BreachedPasswords = { has(password: string): Promise<boolean> };

/** How long an answer may take, in milliseconds. */
const defaultTimeout = 3_000;
/** The longest answer that is read, in bytes; the longest of haveibeenpwned.com have a tenth of that. */
const maxBytes = 1_000_000;
/** How much of a hash leaves this server, in hexadecimal digits. */
const prefixLength = 5;

/**
 * The addresses of such services, which answer for `/` and the first five digits of a SHA-1 with the other 35 of every
 * known password, each with how often it was found: `https://api.pwnedpasswords.com/range`, or a mirror. Without
 * credentials or a query, since the digits are appended.
 */
export function isRangeService(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return [url.username, url.password, url.search, url.hash].every((part) => part === '');
}

/** `service` is an address as `isRangeService` accepts it; only tests pass a `timeout`, in milliseconds. */
export function createBreachedPasswords(
  service: string,
  report: ReportOutage,
  timeout = defaultTimeout,
): BreachedPasswords {
  return {
    async has(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const range = await requestRange(service, hash.slice(0, prefixLength), timeout);
        return readRange(range).has(hash.slice(prefixLength));
      } catch (error) {
        report(causeOfFetch(error), 'a password could not be compared with breached ones');
        return false;
      }
    },
  };
}

/**
 * Requests a range. The answer is padded, so that its length does not reveal the range to those who see it pass
 * encrypted. Redirects are not followed, so that requests only go to the service that the operator named.
 */
async function requestRange(service: string, prefix: string, timeout: number): Promise<string> {
  const answer = await fetch(`${service.replace(/\/$/, '')}/${prefix}`, {
    headers: { 'add-padding': 'true', 'user-agent': 'Loggia' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (answer.status !== 200 || answer.body === null) {
    await answer.body?.cancel();
    throw new Error(`the service answered with the status ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('the answer of the service is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

/** The rest of each hash in a range. Padding has a count of zero. Throws if it is not a range: no range is empty. */
function readRange(text: string): ReadonlySet<string> {
  const rest = new Set<string>();
  for (const line of text.trim().split(/\r?\n/)) {
    const [, suffix, count] = /^([\dA-F]{35}):(\d+)$/i.exec(line) ?? [];
    if (suffix === undefined) throw new Error('the service answered something other than a range of hashes');
    if (Number(count) > 0) rest.add(suffix.toUpperCase());
  }
  return rest;
}
