import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import type { Client } from '#contract/entities/people.ts';
import { maySellTo } from '#domain/people/may-clients.ts';
import { checkContact } from '#domain/people/registration.ts';
import { isSameEmail } from '#domain/people/same-email.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { approvals, clients, knownDevices, leadSources, verificationCodes } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { checkFields } from '#server/http/refuse.ts';
import { requireFound } from '#server/http/require-found.ts';
import { recordMailRecipient } from '#server/mail/mails-of-client.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { emailTaken } from '#server/people/email-taken.ts';
import { findAnyClient } from '#server/people/find-people.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockAnyClient } from '#server/people/lock-client.ts';
import { requireClient } from '#server/people/require-client.ts';
import { toActor } from '#server/people/reach.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { endResetTokens } from '#server/people/reset-token.ts';
import { endOwnSessionsOfClient, endSessionsOfClient } from '#server/sessions/end-sessions.ts';

type Update = CallContext<typeof clientCalls.updateClient>;
type Changes = Partial<
  Pick<
    typeof clients.$inferInsert,
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'lead_status_id'
    | 'lead_source_id'
    | 'is_active'
    | 'can_self_login'
    | 'is_verified'
  >
>;

/**
 * Changes a client in reach. A new address has to be verified again, and links and codes sent to the old one are
 * voided. Deactivating a client ends their sessions; disabling self-login ends the sessions that they began themselves.
 * Throws `email_taken` if another client has the address.
 */
export function updateClient({ db, onSessionChange }: Dependencies): CallHandler<typeof clientCalls.updateClient> {
  return async (context) => {
    const { params, actor } = context;
    await requireClient(db, await toActor(db, actor), params.id, maySellTo);
    await checkChanges(db, context);
    try {
      await inTransaction(db, (tx) => saveChanges(tx, context));
    } catch (error) {
      throw isUniqueViolation(error, 'clients_email') ? emailTaken(context.language) : error;
    }
    onSessionChange();
    return requireFound(await findAnyClient(db, params.id));
  };
}

async function checkChanges(tx: Queryable, { body, language }: Update): Promise<void> {
  const { lead_source_id } = body;
  const [source] =
    lead_source_id === undefined
      ? [true]
      : await tx
          .select()
          .from(leadSources)
          .where(and(eq(leadSources.id, lead_source_id), eq(leadSources.project_id, (await requireProject(tx)).id)));
  checkFields(
    {
      ...checkContact(body, 'other'),
      lead_source_id: source ? null : 'not_there',
    },
    language,
  );
}

/** The fields of the body that differ from the client's. */
function changesOf({ body }: Update, client: Client): Changes {
  const changed = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== undefined && value !== client[name as keyof Client]),
  ) as Changes;
  const isNewAddress = changed.email !== undefined && !isSameEmail(changed.email, client.email);
  return isNewAddress ? { ...changed, is_verified: false } : changed;
}

async function saveChanges(tx: Transaction, context: Update): Promise<void> {
  const { params, actor } = context;
  await lockAnyClient(tx, params.id);
  const client = await requireClient(tx, await toActor(tx, actor), params.id, maySellTo);
  const changes = changesOf(context, client);
  // The answer still contains the whole client, so this is recorded as reading.
  if (Object.keys(changes).length === 0) return writeAudit(tx, actor, 'client.read', { clientIds: [params.id] });
  if (changes.email !== undefined) await requireFreeAddress(tx, context, changes.email);
  await tx.update(clients).set(changes).where(eq(clients.id, params.id));
  if (changes.is_verified === false || changes.is_active === false)
    await voidApprovals(tx, params.id, ['login', 'invitation']);
  if (changes.can_self_login === false) await voidApprovals(tx, params.id, ['login']);
  if (changes.is_active === false) await endSessionsOfClient(tx, params.id);
  else if (changes.can_self_login === false) await endOwnSessionsOfClient(tx, params.id);
  if (changes.is_verified === false) await voidOldAddress(tx, client);
  await writeAudit(tx, actor, 'client.update', { clientIds: [params.id], fields: Object.keys(changes) });
}

/**
 * Throws `email_taken` if another client has the address. The unique index would fail too, but PostgreSQL would log the
 * address; it only does so if two clients are given the same address at the same moment.
 */
async function requireFreeAddress(tx: Transaction, { params, language }: Update, address: string): Promise<void> {
  const { id: project } = await requireProject(tx);
  const isTaken = and(ne(clients.id, params.id), eq(clients.project_id, project), hasEmail(clients.email, address));
  const [taken] = await tx.select({ id: clients.id }).from(clients).where(isTaken);
  if (taken !== undefined) throw emailTaken(language);
}

/**
 * Voids what belongs to the old address: codes, known devices and reset links do not verify the new address or delay a
 * code for it. The browser that requested a code may request another.
 */
async function voidOldAddress(tx: Transaction, { id, email }: Client): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ used_at: sql`now()`, is_for_old_address: true })
    .where(eq(verificationCodes.client_id, id));
  await tx.delete(knownDevices).where(eq(knownDevices.client_id, id));
  await endResetTokens(tx, { clientId: id });
  await recordMailRecipient(tx, id, email);
}

async function voidApprovals(tx: Transaction, clientId: number, kinds: ('login' | 'invitation')[]): Promise<void> {
  await tx
    .update(approvals)
    .set({ voided_at: sql`now()` })
    .where(
      and(
        eq(approvals.client_id, clientId),
        inArray(approvals.kind, kinds),
        isNull(approvals.collected_at),
        isNull(approvals.voided_at),
      ),
    );
}
