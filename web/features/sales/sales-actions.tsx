import { Undo2 } from 'lucide-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { fullName } from '#domain/people/full-name.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useNavigateOn } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { createRandomKey } from '#web/api/random-key.ts';
import { asOwnChange, useApplyUnits, useIsOwnChange } from '#web/catalogue/apply-units.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useRelease } from '#web/catalogue/use-release.ts';
import { useLiveState } from '#web/live/live-state.ts';
import { useConnection, useIsLate } from '#web/live/use-connection.ts';
import { useFailedAction } from '#web/session/end-presentation.ts';
import { useDateText, useMomentText, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { type KeptRequest, dropRequest, useKeptRequests, keepRequest } from './kept-requests.ts';
import { refusalText, sendChange, type PresentationIds } from './send-change.ts';
import { actionLabel, requestLabels, statusActionsFor, statusActions, type StatusAction } from './status-actions.ts';
import styles from './sales-actions.module.css';

type SalesActionsProps = {
  unit: Property;
  /** Whether this is the unit's own page: emphasizes the main action and adds explanatory notes. */
  main?: boolean;
};

/**
 * The sales actions of a unit that the server permits. Users without a client get a message when they press one.
 * Without a connection, actions become requests that this tab keeps, and users without permission see only an existing
 * request. The buttons are disabled while the page is connecting. If the user may not release the unit, a note says who
 * may.
 */
export function SalesActions({ unit, main = true }: SalesActionsProps) {
  const { can } = useSession();
  const request = useKeptRequests().find(({ unitId }) => unitId === unit.id);
  if (!request && !can.changeStatus && !can.inviteClient) return null;
  return (
    <>
      {main && <HeldNote unit={unit} />}
      {request ? <RequestNote request={request} /> : <Actions unit={unit} main={main} />}
    </>
  );
}

function Actions({ unit, main }: Required<SalesActionsProps>) {
  const t = useText();
  const { can } = useSession();
  const { canSell } = useSettings();
  const { live } = useLiveState();
  const { isOffline } = useConnection();
  const busy = useIsOwnChange(unit.id);
  const change = useChangeStatus(unit, isOffline);
  const { answer: release, isAsking } = useRelease(unit, can.changeStatus || can.inviteClient);
  const mayRelease = release?.response !== false;
  const actions = statusActionsFor(unit.status_id, canSell).filter((action) => action !== 'cancel' || mayRelease);
  const isConnecting = !live && !isOffline;
  // Shown with a delay: nearly every page connects before anyone could read the note.
  const isLate = useIsLate();
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          wide
          variant={main && action === 'reserve' ? 'primary' : 'secondary'}
          busy={busy || (action === 'cancel' && isAsking)}
          disabled={isConnecting}
          icon={action === 'cancel' ? <Undo2 /> : undefined}
          onClick={() => change(action)}
        >
          {t(isOffline ? requestLabels[action] : actionLabel(action, unit.status_id), { code: unit.code })}
        </Button>
      ))}
      {release?.response === false && <p className={styles.note}>{release.message}.</p>}
      {release?.response === true && release.in === 'dashboard' && (
        <p className={styles.note}>{t('sales.inDashboard')}</p>
      )}
      {main && isConnecting && isLate && actions.length > 0 && <p className={styles.note}>{t('sales.notCurrent')}</p>}
    </>
  );
}

/** Shows that a change was requested but not made yet, with a button to withdraw the request until it is being sent. */
function RequestNote({ request }: { request: KeptRequest }) {
  const t = useText();
  const momentText = useMomentText();
  return (
    <>
      <p className={styles.held} data-requested>
        {t('sales.requested', {
          request: t(requestLabels[request.action], { code: request.code }),
          time: momentText(request.at),
        })}
      </p>
      <Button wide busy={useIsOwnChange(request.unitId)} onClick={() => dropRequest(request)}>
        {t('sales.withdrawRequest')}
      </Button>
    </>
  );
}

/**
 * Shows since when a unit is reserved for the client of the current presentation, or sold to them, by the label of its
 * status. Holds of other clients are not shown, because this client can see the screen.
 */
function HeldNote({ unit }: { unit: Property }) {
  const t = useText();
  const dateText = useDateText();
  const { client, can } = useSession();
  const label = statusLabel(unit.status_id);
  const hasNote = can.changeStatus && isHeldStatus(unit.status_id);
  const clientId = client?.id;
  const { data } = useQuery({
    queryKey: ['held', clientId, unit.id, unit.version],
    queryFn:
      hasNote && clientId !== undefined
        ? () => callApi(calls.listActionsOfClient, { params: { id: clientId } })
        : skipToken,
  });
  const action = hasNote
    ? data?.find((candidate) => candidate.property_id === unit.id && candidate.status === unit.status_id)
    : undefined;
  if (!client || !action) return null;
  return (
    <p className={styles.held} data-held={label}>
      {t(label === 'sold' ? 'sales.soldTo' : 'sales.heldFor', {
        client: fullName(client),
        day: dateText(action.created_at, 'dateTime'),
      })}
    </p>
  );
}

/**
 * Asks for confirmation, then reserves, sells or releases a unit for the client of the current presentation. Never
 * optimistic. After a lost answer, the next attempt reuses the idempotency key as long as action and unit version are
 * the same. With `isOffline` the change is kept as a request instead, which `KeptRequestAnswers` sends.
 */
function useChangeStatus(unit: Property, isOffline: boolean): (action: StatusAction) => void {
  const t = useText();
  const toast = useToast();
  const navigateOn = useNavigateOn();
  const confirm = useConfirm();
  const session = useSession();
  const applyUnits = useApplyUnits();
  const { run } = useBusy(useFailedAction());
  const attempt = useRef<{ action: StatusAction; version: number; key: string }>(undefined);

  const send = async (action: StatusAction, ids: PresentationIds) => {
    const { version } = unit;
    if (attempt.current?.action !== action || attempt.current.version !== version)
      attempt.current = { action, version, key: createRandomKey() };
    const answer = await sendChange(unit.id, action, ids, attempt.current.key);
    attempt.current = undefined;
    // The page of a withdrawn unit no longer exists after its release.
    if (answer.response && answer.property.is_withdrawn && action === 'cancel') await navigateOn('/');
    if (answer.property) applyUnits([answer.property]);
    if (answer.response) return toast(t(statusActions[action].done));
    toast(refusalText(answer, unit.code, t), 'error');
  };
  const change = async (action: StatusAction) => {
    const { user, client, presentation, can } = session;
    if (!can.changeStatus || !user || !client || !presentation)
      return toast(t('error_no_active_user_or_client'), 'error');
    const values = { code: unit.code, client: fullName(client), status: statusLabel(unit.status_id) };
    const isConfirmed = await confirm({
      text: t(isOffline ? 'sales.requestQuestion' : statusActions[action].question, values),
      yes: t(isOffline ? requestLabels[action] : actionLabel(action, unit.status_id), values),
      no: t('sales.back'),
    });
    if (!isConfirmed) return;
    const ids = { user_id: user.id, client_id: client.id, presentation_id: presentation.id };
    if (isOffline) {
      const { id: unitId, code } = unit;
      return keepRequest({ unitId, code, action, ids, key: createRandomKey(), at: Date.now() });
    }
    await run(() => asOwnChange(unit.id, () => send(action, ids)));
  };
  return (action) => void change(action);
}
