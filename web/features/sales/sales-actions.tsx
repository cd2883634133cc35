import { Undo2 } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLiveState } from '#web/live/live-state.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { HeldNote } from './held-note.tsx';
import styles from './sales-actions.module.css';
import { useChangeStatus } from './use-change-status.ts';
import { actionOf, statusActionsFor } from './status-actions.ts';

type SalesActionsProps = {
  unit: Property;
  /**
   * Whether this is the place where the unit is taken: its main action stands out, and what is to be known stands
   * beside it.
   */
  main?: boolean;
};

/**
 * What sales may do with a unit, by the server's verdict; nothing is there for anybody else. Sales users without a
 * client
 * are told so at a press. Off while what is shown is not known to be current.
 */
export function SalesActions({ unit, main = true }: SalesActionsProps) {
  const t = useText();
  const { can } = useSession();
  const { canSell } = useSettings();
  const { live } = useLiveState();
  const { busy, change } = useChangeStatus(unit);
  if (!can.changeStatus && !can.inviteClient) return null;
  const possible = statusActionsFor(unit.status_id, canSell);
  return (
    <>
      {main && <HeldNote unit={unit} />}
      {possible.map((wish) => (
        <Button
          key={wish}
          wide
          look={main && wish === 'reserve' ? 'primary' : 'secondary'}
          busy={busy}
          disabled={!live}
          icon={wish === 'cancel' ? <Undo2 /> : undefined}
          onClick={() => change(wish)}
        >
          {t(actionOf(wish, unit.status_id), { code: unit.code })}
        </Button>
      ))}
      {main && !live && possible.length > 0 && <p className={styles.note}>{t('sales.notCurrent')}</p>}
    </>
  );
}
