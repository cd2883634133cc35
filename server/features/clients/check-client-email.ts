import { and, eq, sql } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallHandler } from '../../calls/registry.ts';
import { clients } from '../../database/schema.ts';
import { limitCall } from '../../http/limit-calls.ts';
import { checkFields, refuse } from '../../http/refuse.ts';
import type { Parts } from '../../parts.ts';
import { needProject } from '../../people/find-project.ts';

/** Whether an address is free. A discreet project says yes to everybody but sales users. */
export function checkClientEmail({ db, pool }: Parts): CallHandler<typeof clientCalls.checkClientEmail> {
  const limit = limitCall(pool, 'check-email', { perNetwork: 120, perAddress: 30 });
  return async ({ body, actor, language, request }) => {
    checkFields({ email: checkEmail(body.email) }, language);
    await limit(request.ip, body.email);
    const { id, settings } = await needProject(db);
    if (settings.discreetErrors && actor.user === null) return { response: true };
    const [taken] = await db.select({ id: clients.id }).from(clients).where(and(eq(clients.project_id, id), sql`lower(${clients.email}) = lower(${body.email})`));
    return taken ? refuse('error_email_taken', language) : { response: true };
  };
}
