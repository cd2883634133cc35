import { and, eq, sql } from 'drizzle-orm';
import { commandLinkLifetime } from '#domain/people/login-methods.ts';
import { Role } from '#domain/people/roles.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Database } from '#server/database/connection.ts';
import { tabletLogins, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { pageLink } from '#server/mail/outbox.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { hasEmail } from '#server/people/has-email.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { visitorActor } from '#server/sessions/actor.ts';

/**
 * Creates a link that logs an administrator in once, within ten minutes. It is the way back in if passwords are off and
 * the company's provider does not admit them. Without a public address, returns a path. Throws if there is no such
 * administrator.
 */
export async function createLoginLink(db: Database, email: string, publicUrl: URL | undefined): Promise<string> {
  const token = createSecret();
  await inTransaction(db, async (tx) => {
    const [admin] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(hasEmail(users.email, email), eq(users.role_id, Role.admin)));
    if (admin === undefined || !(await lockUserShared(tx, admin.id)))
      throw new Error(`There is no administrator with the address ${email}.`);
    await tx.insert(tabletLogins).values({
      token_hash: hashSecret(token),
      user_id: admin.id,
      made_by: admin.id,
      expires_at: sql`now() + make_interval(secs => ${commandLinkLifetime})`,
    });
    await writeAudit(tx, visitorActor, 'user.tablet', { userIds: [admin.id] });
  });
  const link = pageLink(publicUrl ?? new URL('http://localhost'), 'salesLogin');
  link.searchParams.set('user', token);
  return publicUrl === undefined ? link.pathname + link.search : link.href;
}
