/**
 * The part of a session that decides: who is here, and the presentation (status 1: led by the sales user, 0: the client
 * alone).
 */
export type StatusSession = { user: object | null; client: object | null; presentation: { status: 0 | 1 } | null };

/**
 * Whether a session may reserve, sell and free units (specification, sections 5 and 6): a sales user does, for the
 * client of a presentation that they lead.
 */
export function mayChangeStatus({ user, client, presentation }: StatusSession): boolean {
  return user !== null && client !== null && presentation?.status === 1;
}
