import { Check, X } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { UnitTable } from './unit-table.ts';
import type { Draft } from './use-change-unit.ts';
import styles from './row-cells.module.css';

/** Why a unit is changed, what is wrong with the change, and the buttons that end it. */
export function ReasonCell({ table, draft }: { table: UnitTable; draft: Draft }) {
  const { t, write, save, cancel, fault, busy } = table;
  const id = `fault-${draft.unit.id}`;
  return (
    <div className={styles.reason}>
      <input
        className={styles.reasonInput}
        aria-label={t('units.reason')}
        placeholder={t('units.reason')}
        maxLength={300}
        aria-invalid={fault === 'reason' || undefined}
        aria-describedby={fault ? id : undefined}
        value={draft.reason}
        onChange={(event) => write({ reason: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') cancel();
        }}
      />
      <IconButton
        look="plain"
        className={styles.saveButton}
        label={t('dashboard.save')}
        icon={<Check />}
        aria-busy={busy || undefined}
        onClick={save}
      />
      <IconButton look="plain" label={t('dashboard.cancel')} icon={<X />} onClick={cancel} />
      {fault && (
        <p id={id} role="alert" className={styles.fault}>
          {t(`units.fault.${fault}`)}
        </p>
      )}
    </div>
  );
}
