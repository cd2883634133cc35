import { sessionCalls } from '#contract/calls/session.ts';
import type { FindActor, Registry } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pageLink } from '#server/mail/outbox.ts';
import { presentSession } from '#server/sessions/actor.ts';
import { forgetBrowser } from '#server/sessions/browser-cookie.ts';
import { clearSessionCookie } from '#server/sessions/session-cookie.ts';
import { endSession } from '#server/sessions/sessions.ts';
import { registerOwnSessions } from './own-sessions.ts';

/** `onSessionChange` is called after a session ended. */
type SessionParts = Pick<Dependencies, 'db' | 'linkBase' | 'company' | 'onSessionChange'>;

/**
 * Registers the calls that return this browser's session, found by `findCurrentActor`, and end it, and those about the
 * caller's other sessions. After a company login, the answer to a logout has the address of the provider's logout.
 */
export function registerSessions(
  registry: Registry,
  { db, linkBase, company, onSessionChange }: SessionParts,
  findCurrentActor: FindActor,
): void {
  const { register } = registry;
  register(sessionCalls.getSession, ({ actor }) => presentSession(actor), findCurrentActor);
  registerOwnSessions(registry, { db, onSessionChange });
  register(sessionCalls.logout, async ({ actor, language, reply }) => {
    const { sessionHash } = actor;
    const ended = sessionHash === null ? null : await inTransaction(db, (tx) => endSession(tx, sessionHash));
    onSessionChange();
    clearSessionCookie(reply);
    forgetBrowser(reply);
    const url = ended?.method === 'company' ? await company?.addressOfLogout(pageLink(linkBase()), language) : null;
    return { response: true as const, ...(url ? { url: url.href } : {}) };
  });
}
