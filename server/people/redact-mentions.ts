import { and, asc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { phoneKey } from '#domain/people/phone-key.ts';
import { redactPerson, type KnownPerson } from '#domain/people/redact-person.ts';
import { arabicDigits, withLatinDigits } from '#domain/texts/other-digits.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { clientNotes, clients, mails, unitChanges, viewings } from '#server/database/schema.ts';
import type { MailKind } from '#server/texts/texts.ts';
import { mailsToClient } from '#server/mail/mails-of-client.ts';

/** What identifies a client: the data of their row, and every address that they or clients merged into them had. */
export async function readKnownPerson(tx: Queryable, id: number): Promise<KnownPerson | null> {
  const rows = await tx
    .select()
    .from(clients)
    .where(or(eq(clients.id, id), eq(clients.merged_into_id, id)));
  const own = rows.find((row) => row.id === id);
  if (own === undefined || own.erased_at !== null) return null;
  const sent = await tx.selectDistinct({ to: mails.to }).from(mails).where(mailsToClient(id));
  const addresses = [...rows.map((row) => row.former_email ?? row.email), ...sent.map((mail) => mail.to)];
  const { first_name, last_name, phone } = own;
  return { first_name, last_name, phone, addresses: [...new Set(addresses)] };
}

/** The ids of other clients whose notes or viewings may name a person. Lock them before `redactMentions`. */
export async function findMentioningClients(tx: Queryable, id: number, person: KnownPerson): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select ${clients.id} as id
    from ${clients}
    where ${clients.id} <> ${id} and (
      ${mayName(clients.note, person)}
      or exists (
        select 1 from ${clientNotes}
        where ${clientNotes.client_id} = ${clients.id} and ${mayName(clientNotes.note, person)})
      or exists (
        select 1 from ${viewings}
        where ${viewings.client_id} = ${clients.id} and ${mayName(viewings.message, person)}))`);
  return rows.map((row) => row.id);
}

/**
 * Redacts what identifies a client in texts that others typed: the notes and viewings of other clients (who must be
 * locked), the mails about those viewings, and the reasons of changes of units.
 */
export async function redactMentions(
  tx: Transaction,
  id: number,
  person: KnownPerson,
  others: readonly number[],
): Promise<void> {
  await redactMails(tx, person);
  const theirs = await listUnitsOf(tx, id);
  const rows = await tx
    .select({ id: unitChanges.id, reason: unitChanges.reason, property_id: unitChanges.property_id })
    .from(unitChanges)
    .where(mayName(unitChanges.reason, person))
    .orderBy(asc(unitChanges.id))
    .for('no key update');
  for (const row of rows) {
    const reason = redactPerson(row.reason, person, { isAboutThem: theirs.has(row.property_id) });
    if (reason !== row.reason) await tx.update(unitChanges).set({ reason }).where(eq(unitChanges.id, row.id));
  }
  // Comes last, because a change of a client may lock its lead source.
  await redactNotes(tx, person, others);
}

async function redactMails(tx: Transaction, person: KnownPerson): Promise<void> {
  const rows = await tx
    .select({ id: mails.id, text: mails.text, html: mails.html })
    .from(mails)
    .where(and(eq(mails.kind, 'viewingRequested' satisfies MailKind), mayName(mails.text, person)))
    .orderBy(asc(mails.id))
    .for('no key update');
  for (const row of rows) {
    const text = redactPerson(row.text, person);
    const html = redactPerson(row.html, person);
    if (text !== row.text) await tx.update(mails).set({ text, html, calendar: null }).where(eq(mails.id, row.id));
  }
}

async function redactNotes(tx: Transaction, person: KnownPerson, others: readonly number[]): Promise<void> {
  const kept = await tx
    .select({ id: clients.id, note: clients.note })
    .from(clients)
    .where(inArray(clients.id, [...others]))
    .orderBy(asc(clients.id));
  for (const row of kept) {
    const note = redactPerson(row.note, person);
    if (note !== row.note) await tx.update(clients).set({ note }).where(eq(clients.id, row.id));
  }
  const notes = await tx
    .select({ id: clientNotes.id, note: clientNotes.note })
    .from(clientNotes)
    .where(inArray(clientNotes.client_id, [...others]))
    .orderBy(asc(clientNotes.id));
  for (const row of notes) {
    const note = redactPerson(row.note, person);
    if (note !== row.note) await tx.update(clientNotes).set({ note }).where(eq(clientNotes.id, row.id));
  }
  const requested = await tx
    .select({ id: viewings.id, message: viewings.message })
    .from(viewings)
    .where(inArray(viewings.client_id, [...others]))
    .orderBy(asc(viewings.id));
  for (const row of requested) {
    const message = redactPerson(row.message, person);
    if (message !== row.message) await tx.update(viewings).set({ message }).where(eq(viewings.id, row.id));
  }
}

/** The units that a client ever held. The reasons of changes of these units are about the client. */
async function listUnitsOf(tx: Queryable, id: number): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select property_id as id from property_actions where client_id = ${id}
    union select property_id from property_claims where client_id = ${id}`);
  return new Set(rows.map((row) => row.id));
}

/** Condition: `redactPerson` may find something in a text. It holds for every text in which it does. */
function mayName(text: SQLWrapper, { first_name, last_name, phone, addresses }: KnownPerson): SQL<boolean> {
  const words = [...addresses, ...`${first_name} ${last_name}`.split(/\s+/)].filter((word) => word !== '');
  const digits = phoneKey(phone)?.slice(-7);
  const latin = sql`translate(${text}, ${arabicDigits}, ${withLatinDigits(arabicDigits)})`;
  const isNamed = words.map((word) => sql`position(${folded(sql`${word}::text`)} in ${folded(text)}) > 0`);
  const isCalled =
    digits === undefined ? [] : [sql`position(${digits} in regexp_replace(${latin}, '\\D', '', 'g')) > 0`];
  return sql<boolean>`(${sql.join([...isNamed, ...isCalled, sql`false`], sql` or `)})`;
}

/** SQL: the text as `fold` of the domain folds it. */
function folded(text: SQLWrapper): SQL {
  return sql`fold_text(${text})`;
}
