import { and, eq } from 'drizzle-orm';
import { clientCalls } from '#contract/calls/clients.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { clients } from '#server/database/schema.ts';
import { limitCall } from '#server/http/limit-calls.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { hasEmail } from '#server/people/has-email.ts';

/** Whether an address is free. With `discreetErrors`, only sales users get the true answer. */
export function checkClientEmail({ db, pool }: Dependencies): CallHandler<typeof clientCalls.checkClientEmail> {
  const limit = limitCall(pool, 'check-email');
  const perUser = createRateLimiter(pool, { name: 'check-email-user', attempts: 120, seconds: 600 });
  return async ({ body, actor, language, request }) => {
    checkFields({ email: checkEmail(body.email) }, language);
    if (actor.user === null) await limit({ ip: request.ip, address: body.email, device: null });
    else await perUser.consume(String(actor.user.id));
    const { id, settings } = await requireProject(db);
    if (settings.discreetErrors && actor.user === null) return { response: true };
    const [taken] = await db
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.project_id, id), hasEmail(clients.email, body.email)));
    return taken ? refuse('error_email_taken', language) : { response: true };
  };
}
