import { useRef } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { fullName } from '#domain/people/full-name.ts';
import { createIdempotencyKey } from '#web/api/idempotency-key.ts';
import { useApplyUnits } from '#web/catalogue/apply-units.ts';
import { asOwnChange } from '#web/catalogue/own-changes.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useNavigate } from '#web/router/hooks.ts';
import { useFailedAction } from '#web/session/end-presentation.ts';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { keepRequest } from './kept-requests.ts';
import { refusalText, sendChange, type PresentationIds } from './send-change.ts';
import { actionLabel, requestLabels, statusActions, type StatusAction } from './status-actions.ts';

/**
 * Asks for confirmation, then reserves, sells or releases a unit for the client of the current presentation. Never
 * optimistic. After a lost answer, the next attempt reuses the idempotency key as long as action and unit version are
 * the same. With `isOffline` the change is kept as a request instead, which `KeptRequestAnswers` sends.
 */
export function useChangeStatus(
  unit: Property,
  isOffline: boolean,
): { busy: boolean; change: (action: StatusAction) => void } {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const session = useSession();
  const applyUnits = useApplyUnits();
  const { busy, run } = useBusy(useFailedAction());
  const attempt = useRef<{ action: StatusAction; version: number; key: string }>(undefined);

  const send = async (action: StatusAction, ids: PresentationIds) => {
    const { version } = unit;
    if (attempt.current?.action !== action || attempt.current.version !== version)
      attempt.current = { action, version, key: createIdempotencyKey() };
    const answer = await sendChange(unit.id, action, ids, attempt.current.key);
    attempt.current = undefined;
    // The page of a withdrawn unit no longer exists after its release.
    if (answer.response && answer.property.is_withdrawn && action === 'cancel') await navigate('/');
    if (answer.property) applyUnits([answer.property]);
    if (answer.response) return toast(t(statusActions[action].done));
    toast(refusalText(answer, unit.code, t), 'error');
  };
  const change = async (action: StatusAction) => {
    const { user, client, presentation, can } = session;
    if (busy) return;
    if (!can.changeStatus || !user || !client || !presentation)
      return toast(t('error_no_active_user_or_client'), 'error');
    const values = { code: unit.code, client: fullName(client) };
    const isConfirmed = await confirm({
      text: t(isOffline ? 'sales.requestQuestion' : statusActions[action].question, values),
      yes: t(isOffline ? requestLabels[action] : actionLabel(action, unit.status_id), values),
      no: t('sales.back'),
    });
    if (!isConfirmed) return;
    const ids = { user_id: user.id, client_id: client.id, presentation_id: presentation.id };
    if (isOffline) {
      const { id: unitId, code } = unit;
      return keepRequest({ unitId, code, action, ids, key: createIdempotencyKey(), at: Date.now() });
    }
    await run(() => asOwnChange(unit.id, () => send(action, ids)));
  };
  return { busy, change: (action) => void change(action) };
}
