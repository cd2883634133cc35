/**
 * The parts of a session that decide. A presentation with status 1 is led by the sales user, 0 is a self-presentation.
 */
type StatusSession = { user: object | null; client: object | null; presentation: { status: 0 | 1 } | null };

/**
 * Whether a session may reserve, sell and release units (specification, sections 5 and 6): only a sales user may, for
 * the client of a presentation that they lead.
 */
export function mayChangeStatus({ user, client, presentation }: StatusSession): boolean {
  return user !== null && client !== null && presentation?.status === 1;
}
