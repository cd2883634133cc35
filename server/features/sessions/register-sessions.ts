import { sessionCalls } from '#contract/calls/session.ts';
import type { Registry } from '../../calls/registry.ts';
import type { Database } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { presentSession } from '../../sessions/actor.ts';
import { forgetBrowser } from '../../sessions/browser-cookie.ts';
import { clearSessionCookie, isSecure } from '../../sessions/session-cookie.ts';
import { endSession } from '../../sessions/sessions.ts';

/** Registers who this browser is and how its session ends. `onChange` runs after a session ended. */
export function registerSessions({ register }: Registry, db: Database, publicUrl: URL | undefined, onChange: () => void): void {
  register(sessionCalls.getSession, ({ actor }) => presentSession(actor));
  register(sessionCalls.logout, async ({ actor, request, reply }) => {
    const { sessionHash } = actor;
    if (sessionHash !== null) await inTransaction(db, (tx) => endSession(tx, sessionHash));
    onChange();
    clearSessionCookie(reply, isSecure(request, publicUrl));
    forgetBrowser(reply, isSecure(request, publicUrl));
    return { response: true as const };
  });
}
