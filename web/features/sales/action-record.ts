import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { statusActions, type StatusAction } from './status-actions.ts';

const after = 1_000;

/** What is to follow, by unit. */
const pending = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * One second after a change, the action is confirmed or ended (specification, section 4). The change itself wrote it
 * already, so that nothing is lost where this does not arrive.
 */
export function scheduleActionRecord(
  id: number,
  wish: StatusAction,
  ids: { user_id: number; client_id: number; presentation_id: number },
): void {
  const follow = () => {
    pending.delete(id);
    const call =
      wish === 'cancel'
        ? callApi(calls.deleteAction, { params: { id } })
        : callApi(calls.confirmAction, { body: { ...ids, property_id: id, status: statusActions[wish].to } });
    call.catch(() => undefined);
  };
  pending.set(id, setTimeout(follow, after));
}

/**
 * Before another change of a unit: what would have followed the one before may find nothing any more, or what is
 * somebody else's.
 */
export function cancelActionRecord(id: number): void {
  clearTimeout(pending.get(id));
  pending.delete(id);
}
