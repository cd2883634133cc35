import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { Translate } from '#web/texts/language.tsx';
import { statusActions, type StatusAction } from './status-actions.ts';

/** For whom, and in which presentation, a unit is changed. */
export type PresentationIds = { user_id: number; client_id: number; presentation_id: number };

/**
 * Asks the server to reserve, sell or release a unit, and returns its answer. To repeat the call after a lost answer,
 * pass the same idempotency key. Throws `ApiProblem`.
 */
export async function sendChange(unitId: number, action: StatusAction, ids: PresentationIds, key: string) {
  await cancelActionRecord(unitId);
  const body = { ...ids, status: statusActions[action].to, property_id: unitId, idempotency_key: key };
  const answer = await callApi(calls.changeStatus, { params: { id: unitId }, body });
  if (answer.response) scheduleActionRecord(unitId, action, ids);
  return answer;
}

type RefusedChange = Extract<Awaited<ReturnType<typeof sendChange>>, { response: false }>;

/** Why a change was refused and, if the server states it, the present status of the unit with this code. */
export function refusalText({ message, property }: RefusedChange, code: string, t: Translate): string {
  if (!property) return `${message}.`;
  return `${message}. ${t('sales.now', { code, status: t(`status.${statusLabel(property.status_id)}`) })}`;
}

/** In milliseconds. */
const actionRecordDelay = 1_000;

/** Action records that are scheduled or being sent, by unit id. */
const pending = new Map<number, { timer: ReturnType<typeof setTimeout>; sending?: Promise<unknown> }>();

/**
 * One second after a change, confirms or deletes its action (specification, section 4). The change itself already
 * recorded it, so nothing is lost if this call fails.
 */
function scheduleActionRecord(id: number, action: StatusAction, ids: PresentationIds): void {
  const send = () =>
    action === 'cancel'
      ? callApi(calls.deleteAction, { params: { id } })
      : callApi(calls.confirmAction, { body: { ...ids, property_id: id, status: statusActions[action].to } });
  const timer = setTimeout(() => {
    const sending = send()
      .catch(() => undefined)
      .finally(() => pending.get(id)?.timer === timer && pending.delete(id));
    pending.set(id, { timer, sending });
  }, actionRecordDelay);
  pending.set(id, { timer });
}

/**
 * Called before another change of a unit: a scheduled call would find no action, or that of somebody else. Waits for a
 * call that is being sent.
 */
async function cancelActionRecord(id: number): Promise<void> {
  const record = pending.get(id);
  clearTimeout(record?.timer);
  pending.delete(id);
  await record?.sending;
}
