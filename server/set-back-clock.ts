import { getTableName, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { approvalLifetime, resetLifetime } from '#domain/people/approval.ts';
import { commandLinkLifetime, tabletLinkLifetime } from '#domain/people/login-methods.ts';
import { passkeyChallengeLifetime, pendingLoginLifetime } from '#domain/people/second-factor.ts';
import type { Database } from './database/connection.ts';
import {
  approvals,
  authenticatorApps,
  clients,
  companyLogins,
  knownDevices,
  mails,
  packageUploads,
  passkeyChallenges,
  pendingLogins,
  presentations,
  resetTokens,
  sessions,
  tabletLogins,
  verificationCodes,
} from './database/schema.ts';
import { companyLoginLifetime } from './features/users/company-login-cookie.ts';
import { latestStep } from './second-factors/app-codes.ts';
import { formerIdLifetime } from './sessions/session-id.ts';
import { maxIdle, maxLifetime } from './sessions/sessions.ts';

/**
 * How far a moment can be ahead at most, and what becomes of one that is further ahead: the furthest one, by default.
 */
type Bound = { column: PgColumn; ahead: SQL; becomes?: SQL };

const seconds = (count: number) => sql`make_interval(secs => ${count})`;
const none = seconds(0);
/** How far the clocks of two database servers, of which one takes over from the other, may be apart. */
const tolerance = seconds(60);

/** The moments on which waits and ends depend, of each table. */
const bounds: readonly (readonly Bound[])[] = [
  [
    { column: sessions.expires_at, ahead: maxLifetime },
    { column: sessions.idle_expires_at, ahead: maxIdle },
    // When it really was, nobody knows: its owner has to confirm again.
    { column: sessions.confirmed_at, ahead: none, becomes: sql`null` },
    { column: sessions.former_until, ahead: seconds(formerIdLifetime) },
  ],
  [{ column: presentations.last_active_at, ahead: none }],
  [
    { column: approvals.sent_at, ahead: none },
    { column: approvals.accepted_at, ahead: none },
    { column: approvals.expires_at, ahead: seconds(approvalLifetime) },
  ],
  [{ column: verificationCodes.created_at, ahead: none }],
  [{ column: resetTokens.expires_at, ahead: seconds(resetLifetime) }],
  [{ column: tabletLogins.expires_at, ahead: seconds(Math.max(tabletLinkLifetime, commandLinkLifetime)) }],
  [{ column: pendingLogins.expires_at, ahead: seconds(pendingLoginLifetime) }],
  [{ column: passkeyChallenges.expires_at, ahead: seconds(passkeyChallengeLifetime) }],
  [{ column: companyLogins.expires_at, ahead: seconds(companyLoginLifetime) }],
  [{ column: packageUploads.touched_at, ahead: none }],
  // From when it is tried to send a mail, and whether any was sent since another was queued.
  [
    { column: mails.created_at, ahead: none },
    { column: mails.sent_at, ahead: none },
  ],
  // The browser of the latest login, whose language mails have.
  [{ column: knownDevices.seen_at, ahead: none }],
  // From when a client is inactive, and so when they are due for erasure.
  [{ column: clients.last_active_at, ahead: none }],
];

/** The columns whose moments are corrected, as `table.column`. */
export const correctedColumns: readonly string[] = bounds.flat().map(({ column }) => nameOf(column));

/**
 * Corrects moments that the database wrote while its clock was ahead, once that has been set back. Until then, sessions
 * and links would last longer by the difference, and so would every wait.
 */
export async function correctSetBack(db: Database): Promise<void> {
  for (const [first, ...others] of bounds) if (first !== undefined) await correctTable(db, [first, ...others]);
  await correctAppCodes(db);
}

/** The period of the last code that an authenticator app gave: until it has passed, no other code would be accepted. */
async function correctAppCodes(db: Database): Promise<void> {
  const { user_id, last_step } = authenticatorApps;
  await db.execute(sql`
    update ${authenticatorApps}
    set last_step = ${latestStep}
    where ${user_id} in (
      select ${user_id} from ${authenticatorApps}
      where ${last_step} > ${latestStep} + 2
      for update skip locked)`);
}

/** Rows that somebody else has locked are left to the next time, so that nobody waits for another. */
async function correctTable(db: Database, columns: readonly [Bound, ...Bound[]]): Promise<void> {
  const { table } = columns[0].column;
  const changes = columns.map(
    (bound) => sql`${sql.identifier(bound.column.name)} = case when ${isBeyond(bound)}
      then ${bound.becomes ?? sql`now() + ${bound.ahead}`} else ${bound.column} end`,
  );
  await db.execute(sql`
    update ${table}
    set ${sql.join(changes, sql`, `)}
    where ctid in (
      select ctid from ${table}
      where ${or(...columns.map(isBeyond))}
      for update skip locked)`);
}

function isBeyond({ column, ahead }: Bound): SQL {
  return sql`${column} > now() + ${ahead} + ${tolerance}`;
}

function nameOf(column: PgColumn): string {
  return `${getTableName(column.table)}.${column.name}`;
}
