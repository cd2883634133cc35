import { presentationCalls as calls } from '#contract/calls/presentations.ts';
import { audited } from '#server/audit/audited.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { SalesParts } from '#server/parts.ts';
import { byPerson } from '#server/presentations/note-activity.ts';
import { createPresentation } from './create-presentation.ts';
import { sendPresentationMail } from './send-presentation-mail.ts';
import { terminatePresentation } from './terminate-presentation.ts';
import { touchSession } from './touch-session.ts';

/** Registers every call about presentations. */
export function registerPresentations({ register }: Registry, parts: SalesParts): void {
  register(calls.createPresentation, createPresentation());
  register(calls.terminatePresentation, terminatePresentation(parts));
  register(calls.sendPresentationMail, byPerson(parts, audited(parts, 'client.mail', sendPresentationMail(parts))));
  register(calls.touchSession, touchSession(parts));
}
