import { ledPresentation, type PresentationStatus } from '#domain/presentations/presentation-status.ts';

/** The parts of a session that decide. */
type StatusSession = {
  user: object | null;
  client: object | null;
  presentation: { status: PresentationStatus } | null;
};

/**
 * Whether a session may reserve, sell and release units (specification, sections 5 and 6): only a sales user may, for
 * the client of a presentation that they lead.
 */
export function mayChangeStatus({ user, client, presentation }: StatusSession): boolean {
  return user !== null && client !== null && presentation?.status === ledPresentation;
}
