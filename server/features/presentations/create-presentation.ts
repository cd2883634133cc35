import { presentationCalls } from '#contract/calls/presentations.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { requireNamedGuest } from '#server/sessions/require-guest.ts';

/**
 * The presentation of this session. It begins with the client's login; user, client and status are the session's,
 * whatever was sent.
 */
export function createPresentation(): CallHandler<typeof presentationCalls.createPresentation> {
  return ({ actor }) => requireNamedGuest(actor, undefined).presentation;
}
