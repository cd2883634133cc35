import { clientCalls } from '#contract/calls/clients.ts';
import { checkEmail } from '#domain/people/registration.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { limitCall } from '#server/http/limit-calls.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { checkFields, refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { findAnyClientByEmail } from '#server/people/find-people.ts';
import { toActor } from '#server/people/reach.ts';
import { refuseKnownClient } from '#server/people/refuse-known-client.ts';

/**
 * Whether an address is available. With `discreetErrors`, only sales users get the true answer, which names the client
 * who has the address, or the sales user to ask.
 */
export function checkClientEmail({ db, pool }: Dependencies): CallHandler<typeof clientCalls.checkClientEmail> {
  const limit = limitCall(pool, 'check-email');
  const perUser = createRateLimiter(pool, { name: 'check-email-user', attempts: 120, seconds: 600 });
  return async ({ body, actor, language, request }) => {
    checkFields({ email: checkEmail(body.email) }, language);
    if (actor.user === null) await limit({ ip: request.ip, address: body.email, device: null });
    else await perUser.consume(String(actor.user.id));
    const { id, settings } = await requireProject(db);
    if (settings.discreetErrors && actor.user === null) return { response: true };
    const owner = await findAnyClientByEmail(db, id, body.email);
    if (owner === null) return { response: true };
    return actor.user === null
      ? refuse('error_email_taken', language)
      : refuseKnownClient(await toActor(db, actor), owner, language);
  };
}
