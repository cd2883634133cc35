import { presentationCalls } from '#contract/calls/presentations.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { requirePresentationOf } from '#server/sessions/running-presentation.ts';

/**
 * Returns the presentation of this session, which was begun by the client's login. The body's user, client and status
 * are ignored.
 */
export function createPresentation(): CallHandler<typeof presentationCalls.createPresentation> {
  return ({ actor }) => requirePresentationOf(actor, undefined).presentation;
}
