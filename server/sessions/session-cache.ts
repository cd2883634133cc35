import type { Queryable } from '#server/database/connection.ts';
import { readOrLastKnown } from '#server/database/last-known.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { nobody, type Actor } from './actor.ts';
import { findActor } from './sessions.ts';

const validFor = 1_000;
/** How long somebody is still taken for who they were while nobody can be asked, in milliseconds. */
const validAway = 600_000;
const maxKept = 10_000;

/**
 * Who is looking, remembered for one second: for reads of the catalogue, which are many and whose answers differ only
 * by
 * being logged in. While the database is away, who was known lately still is: for reads. Calls that change something
 * always ask the database.
 */
export type SessionCache = {
  /** Remembered, else undefined. No token is nobody at once. */
  remembered(token: string | undefined): Actor | undefined;
  /** Who it was within the last second, else who it is now. */
  look(token: string | undefined): Promise<Actor>;
  /** Who it is now. */
  ask(token: string | undefined): Promise<Actor>;
  forget(): void;
};

export function createSessionCache(db: Queryable, readiness: Readiness): SessionCache {
  let forgotten = 0;
  const kept = new Map<string, { actor: Actor; seen: number }>();
  const within = (milliseconds: number, token: string) => {
    const entry = kept.get(token);
    return entry !== undefined && entry.seen + milliseconds > performance.now() ? entry : undefined;
  };
  const find = async (token: string) => {
    const [seen, before] = [performance.now(), forgotten];
    const actor = await findActor(db, token);
    if (before !== forgotten) return actor;
    if (kept.size >= maxKept) kept.clear();
    kept.set(token, { actor, seen });
    return actor;
  };
  const lastKnown = (token: string) => {
    const entry = within(validAway, token);
    return entry && { value: entry.actor, since: entry.seen };
  };
  const ask = async (token: string | undefined) =>
    token === undefined
      ? nobody
      : readOrLastKnown(
          readiness,
          () => find(token),
          () => lastKnown(token),
        );
  const remembered = (token: string | undefined) => (token === undefined ? nobody : within(validFor, token)?.actor);
  const forget = () => {
    forgotten += 1;
    kept.clear();
  };
  return { remembered, look: async (token) => remembered(token) ?? ask(token), ask, forget };
}
