import { Undo2 } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLiveState } from '#web/live/live-state.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './sales-actions.module.css';
import { useChangeStatus } from './use-change-status.ts';
import { actionOf, wishesFor } from './wishes.ts';

/**
 * What sales may do with a unit in a presentation that they lead; nothing is there for anybody else. Off while what is
 * shown is not known to be current.
 */
export function SalesActions({ unit }: { unit: Property }) {
  const t = useText();
  const { user, client, presentation } = useSession();
  const { canSell } = useSettings();
  const { live } = useLiveState();
  const { busy, change } = useChangeStatus(unit);
  if (!user || !client || presentation?.status !== 1) return null;
  const possible = wishesFor(unit.status_id, canSell);
  return (
    <>
      {possible.map((wish) => (
        <Button key={wish} wide look={wish === 'reserve' ? 'primary' : 'secondary'} busy={busy} disabled={!live} icon={wish === 'cancel' ? <Undo2 /> : undefined} onClick={() => change(wish)}>
          {t(actionOf(wish, unit.status_id), { code: unit.code })}
        </Button>
      ))}
      {!live && possible.length > 0 && <p className={styles.note}>{t('sales.notCurrent')}</p>}
    </>
  );
}
