import type { Call } from '#contract/calls/call.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { writeAudit, type AuditAction } from './write-audit.ts';

/**
 * Wraps a call about the session's client, so that it is recorded after it succeeded if a sales user made it. What a
 * client does alone is not recorded.
 */
export function withAudit<C extends Call>(
  { db }: { db: Database },
  action: AuditAction,
  handler: CallHandler<C>,
): CallHandler<C> {
  return async (context) => {
    const answer = await handler(context);
    const { user, client } = context.actor;
    const isDone = (answer as { response?: unknown }).response === true;
    if (user !== null && client !== null && isDone)
      await writeAudit(db, context.actor, action, { clientIds: [client.id] });
    return answer;
  };
}
