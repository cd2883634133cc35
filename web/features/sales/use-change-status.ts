import { useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { callApi } from '#web/api/call-api.ts';
import { newKey } from '#web/api/new-key.ts';
import { useApplyUnits } from '#web/catalogue/apply-units.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { cancelActionRecord, scheduleActionRecord } from './action-record.ts';
import { actionOf, statusActions, type StatusAction } from './status-actions.ts';

/**
 * Reserves, sells or frees a unit for the client of this presentation, after a confirmation. Nothing is shown as
 * changed
 * before the server says so. A press after an answer that got lost repeats the same attempt, by its key, as long as
 * the unit is what it was.
 */
export function useChangeStatus(unit: Property): { busy: boolean; change: (wish: StatusAction) => void } {
  const t = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const confirm = useConfirm();
  const session = useSession();
  const applyUnits = useApplyUnits();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ wish: StatusAction; version: number; key: string }>(undefined);

  const send = async (wish: StatusAction, ids: { user_id: number; client_id: number; presentation_id: number }) => {
    cancelActionRecord(unit.id);
    const { version } = unit;
    if (attempt.current?.wish !== wish || attempt.current.version !== version)
      attempt.current = { wish, version, key: newKey() };
    const body = { ...ids, status: statusActions[wish].to, property_id: unit.id, idempotency_key: attempt.current.key };
    const answer = await callApi(calls.changeStatus, { params: { id: unit.id }, body });
    attempt.current = undefined;
    if (answer.property) applyUnits([answer.property]);
    if (answer.response) {
      toast(t(statusActions[wish].done));
      return scheduleActionRecord(unit.id, wish, ids);
    }
    const now = answer.property
      ? t('sales.now', { code: unit.code, status: t(`status.${statusLabel(answer.property.status_id)}`) })
      : '';
    toast(`${answer.message}. ${now}`.trim(), 'error');
  };
  const change = async (wish: StatusAction) => {
    const { user, client, presentation, can } = session;
    if (busy) return;
    if (!can.changeStatus || !user || !client || !presentation)
      return toast(refusalTexts.error_no_active_user_or_client[language], 'error');
    const values = { code: unit.code, client: `${client.first_name} ${client.last_name}` };
    if (
      !(await confirm({
        text: t(statusActions[wish].asks, values),
        yes: t(actionOf(wish, unit.status_id), values),
        no: t('sales.back'),
      }))
    )
      return;
    setBusy(true);
    try {
      await send(wish, { user_id: user.id, client_id: client.id, presentation_id: presentation.id });
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    } finally {
      setBusy(false);
    }
  };
  return { busy, change: (wish) => void change(wish) };
}
