import { Undo2 } from 'lucide-react';
import { useQuery, skipToken } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useRelease } from '#web/catalogue/use-release.ts';
import { useLiveState } from '#web/live/live-state.ts';
import { useText, useDateText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { actionLabel, statusActionsFor } from './status-actions.ts';
import { useChangeStatus } from './use-change-status.ts';
import styles from './sales-actions.module.css';

type SalesActionsProps = {
  unit: Property;
  /** Whether this is the unit's own page: emphasizes the main action and adds explanatory notes. */
  main?: boolean;
};

/**
 * The sales actions of a unit, as permitted by the server; renders nothing without permission. Users without a client get
 * a message when they press one. Disabled while the live connection is down. Where the user may not release the unit, a
 * note says who may.
 */
export function SalesActions({ unit, main = true }: SalesActionsProps) {
  const t = useText();
  const { can } = useSession();
  const { canSell } = useSettings();
  const { live } = useLiveState();
  const { busy, change } = useChangeStatus(unit);
  const { answer: release, isAsking } = useRelease(unit, can.changeStatus || can.inviteClient);
  if (!can.changeStatus && !can.inviteClient) return null;
  const mayRelease = release?.response !== false;
  const actions = statusActionsFor(unit.status_id, canSell).filter((action) => action !== 'cancel' || mayRelease);
  return (
    <>
      {main && <HeldNote unit={unit} />}
      {actions.map((action) => (
        <Button
          key={action}
          wide
          variant={main && action === 'reserve' ? 'primary' : 'secondary'}
          busy={busy}
          disabled={!live || (action === 'cancel' && isAsking)}
          icon={action === 'cancel' ? <Undo2 /> : undefined}
          onClick={() => change(action)}
        >
          {t(actionLabel(action, unit.status_id), { code: unit.code })}
        </Button>
      ))}
      {release?.response === false && <p className={styles.note}>{release.message}.</p>}
      {release?.response === true && release.in === 'dashboard' && (
        <p className={styles.note}>{t('sales.inDashboard')}</p>
      )}
      {main && !live && actions.length > 0 && <p className={styles.note}>{t('sales.notCurrent')}</p>}
    </>
  );
}

/**
 * Says since when a unit is reserved or sold for the client of the current presentation. Nothing is shown about other
 * clients, because this one can see the screen.
 */
function HeldNote({ unit }: { unit: Property }) {
  const t = useText();
  const dateText = useDateText();
  const { client, can } = useSession();
  const isReserved = unit.status_id === UnitStatus.reserved;
  const isHeld = can.changeStatus && (isReserved || unit.status_id === UnitStatus.sold);
  const clientId = client?.id;
  const { data } = useQuery({
    queryKey: ['held', clientId, unit.id, unit.version],
    queryFn:
      isHeld && clientId !== undefined
        ? () => callApi(calls.listActionsOfClient, { params: { id: clientId } })
        : skipToken,
  });
  const action = isHeld
    ? data?.find((candidate) => candidate.property_id === unit.id && candidate.status === unit.status_id)
    : undefined;
  if (!client || !action) return null;
  return (
    <p className={styles.held} data-held={unit.status_id}>
      {t(isReserved ? 'sales.heldFor' : 'sales.soldTo', {
        client: `${client.first_name} ${client.last_name}`,
        day: dateText(action.created_at, 'dayAndTime'),
      })}
    </p>
  );
}
