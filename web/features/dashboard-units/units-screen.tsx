import { ArrowUpDown, FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel, statusLabels } from '#domain/units/statuses.ts';
import { useUnitFloorName } from '#web/catalogue/floor-name.ts';
import { useProperties, useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { useAreaText } from '#web/ui/area.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { DataTable } from '#web/ui/dashboard/data-table.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { BulkSheet } from './bulk-sheet.tsx';
import { DealsTable } from './deals-table.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { unitColumns } from './unit-columns.tsx';
import { useUnitNames } from './unit-names.ts';
import { UnitsFilter } from './units-filter.tsx';
import { draftOf, readDraft, useChangeUnit, type Draft, type DraftFault } from './use-change-unit.ts';
import { everyUnit, useListedUnits } from './use-listed-units.ts';
import { useStatuses } from './use-statuses.ts';
import styles from './deals.module.css';

type Sheet = { kind: 'bulk' | 'import' | 'export' } | { kind: 'history'; unit: Property };

/**
 * Every unit of the project with its status and price, where both are changed: one by one, many at once, or by a list.
 * Beside it who holds which; the address says which of the two is shown.
 */
export function UnitsScreen() {
  const t = useText();
  const { can } = useSession();
  const { isPending, isError, data, refetch } = useProperties();
  const [sheet, setSheet] = useState<Sheet>();
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'deals' ? 'deals' : 'units';
  const views = [
    { value: 'units', label: t('units.everyUnit') },
    { value: 'deals', label: t('units.deals') },
  ] as const;
  const actions = (
    <>
      <Button icon={<FileDown />} onClick={() => setSheet({ kind: 'export' })}>
        {t('units.export')}
      </Button>
      {can.changePrices && (
        <Button icon={<FileUp />} onClick={() => setSheet({ kind: 'import' })}>
          {t('units.import')}
        </Button>
      )}
      {can.changePrices && (
        <Button look="ink" icon={<ArrowUpDown />} onClick={() => setSheet({ kind: 'bulk' })}>
          {t('units.bulk')}
        </Button>
      )}
    </>
  );
  return (
    <SectionPage title={t('dashboard.units')} actions={view === 'units' && data && actions} fill>
      <Segmented
        className={styles.views}
        label={t('units.view')}
        options={views}
        value={view}
        onChange={(next) => setQuery(next === 'units' ? {} : { view: next }, { replace: true })}
      />
      {view === 'deals' && <DealsTable />}
      {view === 'units' && isPending && <RowsSkeleton count={10} />}
      {view === 'units' && isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.kept} hidden={view !== 'units'}>
          <Units onHistory={(unit) => setSheet({ kind: 'history', unit })} />
        </div>
      )}
      {sheet && <OpenSheet sheet={sheet} onClose={() => setSheet(undefined)} />}
    </SectionPage>
  );
}

function OpenSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  if (sheet.kind === 'history') return <HistorySheet unit={sheet.unit} onClose={onClose} />;
  if (sheet.kind === 'bulk') return <BulkSheet onClose={onClose} />;
  return sheet.kind === 'import' ? <ImportSheet onClose={onClose} /> : <ExportSheet onClose={onClose} />;
}

function Units({ onHistory }: { onHistory: (unit: Property) => void }) {
  const t = useText();
  const { can } = useSession();
  const names = useUnitNames();
  const listed = useListedUnits(names.roomOf);
  const change = useRowChange();
  const columns = unitColumns({
    t,
    names,
    hasBuildings: names.buildings.length > 1,
    floorName: useUnitFloorName(),
    areaText: useAreaText(),
    statuses: useStatuses(),
    can,
    showHistory: onHistory,
    ...change,
  });
  return (
    <>
      <UnitsFilter
        listed={listed}
        names={names}
        counts={statusLabels.map((label) => ({
          label,
          count: listed.all.filter((unit) => statusLabel(unit.status_id) === label).length,
        }))}
      />
      <DataTable
        label={t('dashboard.units')}
        columns={columns}
        rows={listed.units}
        rowKey={(unit) => unit.id}
        sort={listed.sort}
        onSort={listed.sortBy}
        isMarked={(unit) => change.draft?.unit.id === unit.id}
        empty={<NothingListed hasUnits={listed.all.length > 0} onClear={() => listed.narrow(everyUnit)} />}
      />
    </>
  );
}

/** The row that is open for changing: what is typed into it, and what ends it. */
function useRowChange() {
  const t = useText();
  const confirm = useConfirm();
  const { currencyUnit } = useSettings();
  const [draft, setDraft] = useState<Draft>();
  const [fault, setFault] = useState<Exclude<DraftFault, 'same'>>();
  const close = () => (setDraft(undefined), setFault(undefined));
  const { mutate, isPending } = useChangeUnit(close);
  const save = async () => {
    if (!draft || isPending) return;
    const changes = readDraft(draft, currencyUnit);
    if (typeof changes === 'string') return changes === 'same' ? close() : setFault(changes);
    const held = ['reserved', 'sold'].includes(statusLabel(draft.unit.status_id)) && changes.status_id !== undefined;
    if (held && !(await confirm({ title: t('units.heldTitle', { code: draft.unit.code }), text: t('units.heldText') })))
      return;
    mutate({ unit: draft.unit, ...changes });
  };
  return {
    draft,
    fault,
    busy: isPending,
    save: () => void save(),
    cancel: close,
    edit: (unit: Property) => (setFault(undefined), setDraft(draftOf(unit))),
    write: (part: Partial<Draft>) => (setFault(undefined), setDraft((current) => current && { ...current, ...part })),
  };
}
