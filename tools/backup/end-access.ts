import type pg from 'pg';

/** How many sessions were ended, and how many waiting mails were removed. */
export type EndedAccess = { sessions: number; mails: number };

/**
 * Ends everything that grants access or would be sent: otherwise, what was ended, used or sent after the backup was
 * made would be valid again, or be sent twice. Runs on the newest schema, in the caller's transaction.
 */
export async function endAccess(client: pg.ClientBase): Promise<EndedAccess> {
  const count = async (statement: string) => (await client.query(statement)).rowCount ?? 0;
  const sessions = await count('delete from sessions');
  for (const table of [
    'idempotency_keys',
    'reset_tokens',
    'tablet_logins',
    'verification_codes',
    'pending_logins',
    'passkey_challenges',
    'company_logins',
    'company_logouts',
  ])
    await client.query(`delete from ${table}`);
  await client.query(
    'update approvals set voided_at = now() where collected_at is null and voided_at is null and denied_at is null',
  );
  await client.query('update presentations set ended_at = greatest(started_at, last_active_at) where ended_at is null');
  return { sessions, mails: await count('delete from mails where sent_at is null') };
}
