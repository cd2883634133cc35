import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { wishes, type Wish } from './wishes.ts';

const after = 1_000;

/** What is to follow, by unit: of two changes within a second only the later is followed, which may have undone the other. */
const pending = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * One second after a change, the action is confirmed or ended (specification, section 4). The change itself wrote it
 * already, so that nothing is lost where this does not arrive.
 */
export function followWithAction(id: number, wish: Wish, ids: { user_id: number; client_id: number; presentation_id: number }): void {
  clearTimeout(pending.get(id));
  const follow = () => {
    pending.delete(id);
    const call = wish === 'cancel' ? callApi(calls.deleteAction, { params: { id } }) : callApi(calls.confirmAction, { body: { ...ids, property_id: id, status: wishes[wish].to } });
    call.catch(() => undefined);
  };
  pending.set(id, setTimeout(follow, after));
}
