import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { callApi, createIdempotencyKey } from '#web/api/call-api.ts';
import { useApplyUnits } from '#web/catalogue/apply-units.ts';
import { asOwnChange } from '#web/catalogue/own-changes.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useFailedAction } from '#web/session/use-failed-action.ts';
import { useToast } from '#web/ui/toast.tsx';
import { actionLabel, statusActions, type StatusAction } from './status-actions.ts';

type PresentationIds = { user_id: number; client_id: number; presentation_id: number };

/**
 * Asks for confirmation, then reserves, sells or releases a unit for the client of the current presentation. Never
 * optimistic. After a lost response, the next attempt reuses the idempotency key as long as action and unit version are
 * the same.
 */
export function useChangeStatus(unit: Property): { busy: boolean; change: (action: StatusAction) => void } {
  const t = useText();
  const toast = useToast();
  const failAction = useFailedAction();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const session = useSession();
  const applyUnits = useApplyUnits();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ action: StatusAction; version: number; key: string }>(undefined);

  const send = async (action: StatusAction, ids: PresentationIds) => {
    await cancelActionRecord(unit.id);
    const { version } = unit;
    if (attempt.current?.action !== action || attempt.current.version !== version)
      attempt.current = { action, version, key: createIdempotencyKey() };
    const body = {
      ...ids,
      status: statusActions[action].to,
      property_id: unit.id,
      idempotency_key: attempt.current.key,
    };
    const answer = await callApi(calls.changeStatus, { params: { id: unit.id }, body });
    attempt.current = undefined;
    // A withdrawn unit that was released has no page any more.
    if (answer.response && answer.property.is_withdrawn && action === 'cancel') await navigate('/');
    if (answer.property) applyUnits([answer.property]);
    if (answer.response) {
      toast(t(statusActions[action].done));
      return scheduleActionRecord(unit.id, action, ids);
    }
    const currentStatus = answer.property
      ? t('sales.now', { code: unit.code, status: t(`status.${statusLabel(answer.property.status_id)}`) })
      : '';
    toast(`${answer.message}. ${currentStatus}`.trim(), 'error');
  };
  const change = async (action: StatusAction) => {
    const { user, client, presentation, can } = session;
    if (busy) return;
    if (!can.changeStatus || !user || !client || !presentation)
      return toast(t('error_no_active_user_or_client'), 'error');
    const values = { code: unit.code, client: `${client.first_name} ${client.last_name}` };
    const isConfirmed = await confirm({
      text: t(statusActions[action].question, values),
      yes: t(actionLabel(action, unit.status_id), values),
      no: t('sales.back'),
    });
    if (!isConfirmed) return;
    setBusy(true);
    try {
      const ids = { user_id: user.id, client_id: client.id, presentation_id: presentation.id };
      await asOwnChange(unit.id, () => send(action, ids));
    } catch (error) {
      failAction(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, change: (action) => void change(action) };
}

/** Milliseconds. */
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
 * Called before another change of a unit: a scheduled call would meet a missing action, or somebody else's. Waits for
 * one that is being sent.
 */
async function cancelActionRecord(id: number): Promise<void> {
  const record = pending.get(id);
  clearTimeout(record?.timer);
  pending.delete(id);
  await record?.sending;
}
