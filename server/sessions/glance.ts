import type { Queryable } from '../database/connection.ts';
import { nobody, type Actor } from './actor.ts';
import { findActor } from './sessions.ts';

const validFor = 1_000;
const mostKept = 10_000;

/**
 * Who is looking, remembered for one second: for reads of the catalogue, which are many and whose answers differ only by
 * being logged in. Calls that change something always ask the database.
 */
export type Glance = {
  /** Remembered, else undefined. No token is nobody at once. */
  remembered(token: string | undefined): Actor | undefined;
  look(tx: Queryable, token: string | undefined): Promise<Actor>;
  forget(): void;
};

/** `now` is milliseconds. */
export function createGlance(now: () => number = Date.now): Glance {
  const kept = new Map<string, { actor: Actor; until: number }>();
  const remembered = (token: string | undefined) => {
    if (token === undefined) return nobody;
    const entry = kept.get(token);
    return entry !== undefined && entry.until > now() ? entry.actor : undefined;
  };
  const look = async (tx: Queryable, token: string | undefined) => {
    const known = remembered(token);
    if (known !== undefined || token === undefined) return known ?? nobody;
    const actor = await findActor(tx, token);
    if (kept.size >= mostKept) kept.clear();
    kept.set(token, { actor, until: now() + validFor });
    return actor;
  };
  return { remembered, look, forget: () => kept.clear() };
}
