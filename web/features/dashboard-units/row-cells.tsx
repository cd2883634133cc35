import { History, PencilLine } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { Select } from '#web/ui/dashboard/select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { UnitTable } from './unit-table.ts';
import type { Draft } from './use-change-unit.ts';
import styles from './row-cells.module.css';

/** What can be done with a row that is not open. */
export function RowButtons({ table: { t, can, edit, showHistory }, unit }: { table: UnitTable; unit: Property }) {
  return (
    <div className={styles.buttons}>
      {(can.changeStatuses || can.changePrices) && (
        <IconButton
          look="plain"
          label={t('units.change', { code: unit.code })}
          icon={<PencilLine />}
          onClick={() => edit(unit)}
        />
      )}
      <IconButton
        look="plain"
        label={t('units.historyOf', { code: unit.code })}
        icon={<History />}
        onClick={() => showHistory(unit)}
      />
    </div>
  );
}

/** The status of an open row. */
export function StatusCell({ table: { t, statuses, write }, draft }: { table: UnitTable; draft: Draft }) {
  return (
    <Select
      label={t('units.statusOf', { code: draft.unit.code })}
      labelHidden
      options={statuses.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={draft.status}
      onChange={(status) => write({ status })}
    />
  );
}

/** The price of an open row, as it is typed. */
export function PriceCell({ table: { t, write, save, cancel, fault }, draft }: { table: UnitTable; draft: Draft }) {
  return (
    <input
      className={styles.priceInput}
      inputMode="decimal"
      aria-label={t('units.priceOf', { code: draft.unit.code })}
      aria-invalid={fault === 'price' || undefined}
      value={draft.price}
      onFocus={(event) => event.target.select()}
      onChange={(event) => write({ price: event.target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') cancel();
      }}
    />
  );
}
