import { Check, History, PencilLine, X } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { useRelease } from '#web/catalogue/use-release.ts';
import type { Translate } from '#web/texts/language.tsx';
import { Price } from '#web/ui/amounts.tsx';
import type { Column } from '#web/ui/dashboard/data-table.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import type { DraftError, UnitDraft } from './row-editing.ts';
import styles from './row-cells.module.css';

/** The columns of the units table. The row being edited has fields instead of its status, price and buttons. */
export function unitColumns(table: UnitTable): Column<Property>[] {
  const { t, names, floorName, formatArea, draft, can } = table;
  const draftOf = (unit: Property) => (draft?.unit.id === unit.id ? draft : undefined);
  return [
    {
      id: 'code',
      title: t('units.code'),
      width: 'minmax(5.5rem, 0.7fr)',
      sortable: true,
      card: 'heading',
      cell: (unit) => <CodeCell table={table} unit={unit} />,
    },
    ...(table.hasBuildings ? [buildingColumn(table)] : []),
    {
      id: 'floor',
      title: t('units.floor'),
      width: 'minmax(5.25rem, 0.8fr)',
      sortable: true,
      cell: (unit) => floorName(unit),
    },
    { id: 'type', title: t('units.type'), width: 'minmax(5.75rem, 1.4fr)', sortable: true, cell: names.roomOf },
    {
      id: 'area',
      title: t('units.area'),
      width: '5.5rem',
      align: 'end',
      sortable: true,
      cell: (unit) => formatArea(unit.gross_area),
    },
    {
      id: 'status',
      title: t('units.status'),
      width: 'minmax(8rem, 1fr)',
      sortable: true,
      card: 'line',
      cell: (unit) => {
        const open = draftOf(unit);
        return open && can.changeStatuses ? (
          <StatusCell table={table} draft={open} />
        ) : (
          <StatusTag status={statusLabel(unit.status_id)}>{statusTitle(table, unit)}</StatusTag>
        );
      },
    },
    {
      id: 'price',
      title: t('units.price'),
      width: 'minmax(7.25rem, 1fr)',
      align: 'end',
      sortable: true,
      card: 'corner',
      cell: (unit) => {
        const open = draftOf(unit);
        return open && can.changePrices ? (
          <PriceCell table={table} draft={open} />
        ) : (
          <span className={styles.price}>{unit.price === undefined ? '–' : <Price minor={unit.price} />}</span>
        );
      },
    },
    {
      id: 'actions',
      title: t('units.actions'),
      titleHidden: true,
      width: 'minmax(6.5rem, 1.7fr)',
      cell: (unit) => {
        const open = draftOf(unit);
        return open ? <ReasonCell table={table} draft={open} /> : <RowButtons table={table} unit={unit} />;
      },
    },
  ];
}

function buildingColumn({ t, names }: UnitTable): Column<Property> {
  return {
    id: 'building',
    title: t('units.building'),
    width: 'minmax(6rem, 1fr)',
    wide: true,
    card: 'hidden',
    cell: names.buildingOf,
  };
}

function statusTitle({ statuses }: UnitTable, unit: Property): string {
  return statuses.find((status) => status.id === unit.status_id)?.title ?? unit.status;
}

/** The data and actions that the cells of the units table need. */
type UnitTable = {
  t: Translate;
  names: {
    roomOf: (unit: Property) => string;
    typeOf: (unit: Property) => string;
    buildingOf: (unit: Property) => string;
  };
  hasBuildings: boolean;
  floorName: (unit: Property) => string;
  formatArea: (area: number) => string;
  statuses: readonly { id: number; title: string }[];
  can: { changeStatuses: boolean; changePrices: boolean };
  draft: UnitDraft | undefined;
  error: DraftError | undefined;
  busy: boolean;
  edit: (unit: Property) => void;
  update: (part: Partial<UnitDraft>) => void;
  save: () => void;
  cancel: () => void;
  showHistory: (unit: Property) => void;
};

function CodeCell({ table: { t }, unit }: { table: UnitTable; unit: Property }) {
  return (
    <>
      <span className={styles.code}>{unit.code}</span>
      {unit.is_withdrawn && <span className={styles.withdrawn}>{t('units.withdrawn')}</span>}
    </>
  );
}

/** The buttons of a row that is not being edited. */
function RowButtons({ table: { t, can, edit, showHistory }, unit }: { table: UnitTable; unit: Property }) {
  return (
    <div className={styles.buttons}>
      {(can.changeStatuses || can.changePrices) && (
        <IconButton
          variant="plain"
          label={t('units.change', { code: unit.code })}
          icon={<PencilLine />}
          onClick={() => edit(unit)}
        />
      )}
      <IconButton
        variant="plain"
        label={t('units.historyOf', { code: unit.code })}
        icon={<History />}
        onClick={() => showHistory(unit)}
      />
    </div>
  );
}

/**
 * The status field of the row being edited. It offers only statuses that the user may set: a unit that the user may not
 * release keeps its status, and a note says who may change it.
 */
function StatusCell({ table: { t, statuses, update }, draft }: { table: UnitTable; draft: UnitDraft }) {
  const { answer: release, isAsking } = useRelease(draft.unit, true);
  const isFixed = isAsking || release?.response === false;
  const offered = statuses.filter(({ id }) => !isFixed || id === draft.unit.status_id);
  return (
    <>
      <Select
        label={t('units.statusOf', { code: draft.unit.code })}
        labelHidden
        options={offered.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={draft.status}
        onChange={(status) => update({ status })}
      />
      {release?.response === false && <p className={styles.hint}>{release.message}.</p>}
    </>
  );
}

/** Focuses the field: the button that began the editing is removed, and its focus would be lost. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The price field of the row being edited. */
function PriceCell({ table: { t, update, save, cancel, error }, draft }: { table: UnitTable; draft: UnitDraft }) {
  return (
    <input
      ref={focusField}
      className={styles.priceInput}
      inputMode="decimal"
      aria-label={t('units.priceOf', { code: draft.unit.code })}
      aria-invalid={error === 'price' || undefined}
      value={draft.price}
      onFocus={(event) => event.target.select()}
      onChange={(event) => update({ price: event.target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') cancel();
      }}
    />
  );
}

/** The end of the row being edited: the reason, the error, and the save and cancel buttons. */
function ReasonCell({ table, draft }: { table: UnitTable; draft: UnitDraft }) {
  const { t, update, save, cancel, error, busy } = table;
  const noteId = `note-${draft.unit.id}`;
  return (
    <div className={styles.reason}>
      <input
        className={styles.reasonInput}
        aria-label={t('units.reason')}
        placeholder={t('units.reason')}
        maxLength={maxLengths.changeReason}
        aria-invalid={error === 'reason' || undefined}
        aria-describedby={noteId}
        value={draft.reason}
        onChange={(event) => update({ reason: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') cancel();
        }}
      />
      <IconButton
        variant="plain"
        className={styles.saveButton}
        label={t('dashboard.save')}
        icon={<Check />}
        aria-busy={busy || undefined}
        onClick={save}
      />
      <IconButton variant="plain" label={t('dashboard.cancel')} icon={<X />} onClick={cancel} />
      {error ? (
        <p id={noteId} role="alert" className={styles.error}>
          {t(`units.invalid.${error}`)}
        </p>
      ) : (
        <p id={noteId} className={styles.hint}>
          {t('units.reasonHint')}
        </p>
      )}
    </div>
  );
}
