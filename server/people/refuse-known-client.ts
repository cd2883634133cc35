import type { Client } from '#contract/entities/people.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import type { Actor } from '#domain/people/actor.ts';
import { maySellTo, mayTakeClient } from '#domain/people/may-clients.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Language } from '#domain/texts/language.ts';
import { refuse } from '#server/http/refuse.ts';
import { subjectOf } from './require-client.ts';

/**
 * The refusal for a sales user that a client has an address. It names the client, with the reason `error`, if the user
 * may see them, otherwise the sales user to ask.
 */
export function refuseKnownClient(
  caller: Actor,
  client: Client,
  language: Language,
  error: RefusalCode = 'error_client_known',
): Refusal {
  const subject = subjectOf(client);
  if (maySellTo(caller, subject) || mayTakeClient(caller, subject))
    return { ...refuse(error, language), client_id: client.id };
  const refusal = refuse('error_client_of_another', language);
  return { ...refusal, message: fillPlaceholders(refusal.message, { name: client.user?.name ?? '' }) };
}
