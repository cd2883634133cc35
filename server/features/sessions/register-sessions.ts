import { sessionCalls } from '#contract/calls/session.ts';
import type { FindActor, Registry } from '#server/calls/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { presentSession } from '#server/sessions/actor.ts';
import { forgetBrowser } from '#server/sessions/browser-cookie.ts';
import { isSecure } from '#server/sessions/cookies.ts';
import { clearSessionCookie } from '#server/sessions/session-cookie.ts';
import { endSession } from '#server/sessions/sessions.ts';
import { registerOwnSessions } from './own-sessions.ts';

/** `onChange` is called after a session ended. */
type SessionParts = { db: Database; publicUrl: URL | undefined; onChange(): void };

/**
 * Registers the calls that return this browser's session, found by `findCurrentActor`, and end it, and those about a
 * sales user's sessions elsewhere.
 */
export function registerSessions(
  registry: Registry,
  { db, publicUrl, onChange }: SessionParts,
  findCurrentActor: FindActor,
): void {
  const { register } = registry;
  register(sessionCalls.getSession, ({ actor }) => presentSession(actor), findCurrentActor);
  registerOwnSessions(registry, { db, onChange });
  register(sessionCalls.logout, async ({ actor, request, reply }) => {
    const { sessionHash } = actor;
    if (sessionHash !== null) await inTransaction(db, (tx) => endSession(tx, sessionHash));
    onChange();
    clearSessionCookie(reply, isSecure(request, publicUrl));
    forgetBrowser(reply, isSecure(request, publicUrl));
    return { response: true as const };
  });
}
