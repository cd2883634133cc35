import type { AppOptions } from './app-options.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { readyReads } from './features/catalogue/register-catalogue.ts';
import type { FindReady } from './http/fast-reads.ts';
import { transportSecurity } from './http/security-headers.ts';
import { mayCall } from './sessions/actor.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import { mayHaveSession, readSessionToken } from './sessions/session-cookie.ts';

/**
 * Finds the prepared answer to a read without parameters, if catalogue and actor are cached and the actor may make the
 * call.
 */
export function findReadyAnswer(options: AppOptions, store: CatalogueStore, sessions: SessionCache): FindReady {
  const isTls = tlsOf(options);
  const transport = Object.entries(transportSecurity(options.publicUrl)).flat();
  return (address, { cookie, accept }) => {
    if (isTls === undefined && mayHaveSession(cookie)) return undefined;
    const read = address.startsWith('/api/') ? readyReads.get(address.slice(4)) : undefined;
    const catalogue = read && store.ready();
    const actor = catalogue && sessions.getCached(readSessionToken(cookie, isTls === true));
    if (!read || !catalogue || !actor || !mayCall(read.call.callers, actor)) return undefined;
    const answer = read.select(catalogue, actor, accept);
    const more = read.more?.(catalogue);
    return answer && { answer, more: more === undefined ? transport : [...transport, ...more] };
  };
}

/** Whether all requests come over TLS, or none; undefined if a proxy states it for each. */
function tlsOf({ publicUrl, trustProxy = [] }: AppOptions): boolean | undefined {
  if (publicUrl?.protocol === 'https:') return true;
  return trustProxy.length > 0 ? undefined : false;
}
