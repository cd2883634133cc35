import type { Queryable } from '#server/database/connection.ts';
import { readOrLastKnown } from '#server/database/last-known.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { visitorActor, type RequestActor } from './actor.ts';
import { findActor } from './sessions.ts';

/** How long an actor is cached, in milliseconds. */
const validFor = 1_000;
/** How long a cached actor is used while the database is unavailable, in milliseconds. */
const validWhileAway = 600_000;
const maxEntries = 10_000;

/**
 * Caches the actor of a session for one second, for reads of the catalogue, which are frequent and depend only on
 * whether the reader is logged in. While the database is unavailable, reads use a recently cached actor. Calls that
 * change something always read the session from the database.
 */
export type SessionCache = {
  /** The cached actor, or undefined. Without a token, a visitor. */
  getCached(token: string | undefined): RequestActor | undefined;
  /** The actor, at most one second old. */
  get(token: string | undefined): Promise<RequestActor>;
  /** The actor as the database has it now. */
  load(token: string | undefined): Promise<RequestActor>;
  /** Clears the cache. Call it after sessions changed. */
  clear(): void;
};

export function createSessionCache(db: Queryable, readiness: Readiness): SessionCache {
  let clears = 0;
  const entries = new Map<string, { actor: RequestActor; readAt: number }>();
  const findYoungerThan = (milliseconds: number, token: string) => {
    const entry = entries.get(token);
    return entry !== undefined && entry.readAt + milliseconds > performance.now() ? entry : undefined;
  };
  const find = async (token: string) => {
    const readAt = performance.now();
    const clearsBefore = clears;
    const actor = await findActor(db, token);
    if (clears !== clearsBefore) return actor;
    if (entries.size >= maxEntries) entries.clear();
    entries.set(token, { actor, readAt });
    return actor;
  };
  const lastKnown = (token: string) => {
    const entry = findYoungerThan(validWhileAway, token);
    return entry && { value: entry.actor, since: entry.readAt };
  };
  const load = async (token: string | undefined) => {
    if (token === undefined) return visitorActor;
    return readOrLastKnown(
      readiness,
      () => find(token),
      () => lastKnown(token),
    );
  };
  const getCached = (token: string | undefined) =>
    token === undefined ? visitorActor : findYoungerThan(validFor, token)?.actor;
  const clear = () => {
    clears += 1;
    entries.clear();
  };
  return { getCached, get: async (token) => getCached(token) ?? load(token), load, clear };
}
