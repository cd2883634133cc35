import { ArrowUpDown, Building2, FileDown, FileSpreadsheet, FileText, FileUp, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { withParameters } from '#domain/navigation/with-parameters.ts';
import { statusLabel, statusLabels } from '#domain/units/statuses.ts';
import { useBuildings, useProperties, useSession } from '#web/catalogue/queries.ts';
import { useLookups } from '#web/catalogue/lookups.ts';
import { useUnitFloorName } from '#web/catalogue/unit-names.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { useAreaText } from '#web/ui/amounts.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/dashboard/data-table.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useIsShown } from '#web/ui/use-is-shown.ts';
import { BulkSheet } from './bulk-sheet.tsx';
import { DealsTable } from './deals-table.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { useUnitNames, useStatuses } from './unit-choices.ts';
import { unitColumns } from './unit-columns.tsx';
import { UnitsFilter, noFilter, useUnitsFilter } from './units-filter.tsx';
import { useRowEditing } from './row-editing.ts';
import styles from './deals.module.css';
import shared from './units.module.css';

type Sheet = { kind: 'bulk' | 'import' | 'export' } | { kind: 'history'; unit: Property };

/**
 * All units of the project with their status and price, which can be edited one by one, in bulk or by importing a price
 * list. A second view shows who holds which unit. View, filters and order are in the URL.
 */
export function UnitsScreen() {
  const t = useText();
  const { data } = useProperties();
  const isPending = useIsPending();
  const [sheet, setSheet] = useState<Sheet>();
  const [query, changeQuery] = useAddressQuery();
  const view = query.get('view') === 'deals' ? 'deals' : 'units';
  const views = [
    { value: 'units', label: t('units.everyUnit') },
    { value: 'deals', label: t('units.deals') },
  ] as const;
  return (
    <SectionPage
      title={t('dashboard.units')}
      actions={view === 'units' && (isPending || data) && <Actions disabled={isPending} onOpen={setSheet} />}
      fill
    >
      <Segmented
        className={styles.views}
        label={t('units.view')}
        options={views}
        value={view}
        onChange={(next) => changeQuery((current) => withParameters(current, { view: next === 'units' ? '' : next }))}
      />
      {view === 'deals' && <DealsTable />}
      <EveryUnit isShown={view === 'units'} onHistory={(unit) => setSheet({ kind: 'history', unit })} />
      {sheet && <OpenSheet sheet={sheet} onClose={() => setSheet(undefined)} />}
    </SectionPage>
  );
}

/** Whether something of the table is being loaded: a column or filter that appeared later would move the others. */
function useIsPending(): boolean {
  return [useProperties(), useBuildings(), useLookups()].some((query) => query.isPending);
}

type EveryUnitProps = { isShown: boolean; onHistory: (unit: Property) => void };

/** The table, in a task of its own. Once it was shown, it stays, with its filter and what is being edited. */
function EveryUnit({ isShown, onHistory }: EveryUnitProps) {
  const { isError, data, refetch } = useProperties();
  const isPending = useIsPending();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const isReady = useDeferredValue(data !== undefined && !isPending && wasShown);
  return (
    <>
      {isShown && !isReady && (isPending || data) && <RowsSkeleton count={10} />}
      {isShown && isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {isReady && (
        <div className={styles.unitsView} hidden={!isShown}>
          <Units onHistory={onHistory} />
        </div>
      )}
    </>
  );
}

/** The buttons that concern all units: export, import and bulk prices. */
function Actions({ disabled, onOpen }: { disabled: boolean; onOpen: (sheet: Sheet) => void }) {
  const t = useText();
  const { can } = useSession();
  return (
    <>
      <Button icon={<FileDown />} disabled={disabled} onClick={() => onOpen({ kind: 'export' })}>
        {t('units.export')}
      </Button>
      {can.changePrices && (
        <Button icon={<FileUp />} disabled={disabled} onClick={() => onOpen({ kind: 'import' })}>
          {t('units.import')}
        </Button>
      )}
      {can.changePrices && (
        <Button variant="ink" icon={<ArrowUpDown />} disabled={disabled} onClick={() => onOpen({ kind: 'bulk' })}>
          {t('units.bulk')}
        </Button>
      )}
    </>
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
  const isShown = useIsShown();
  const names = useUnitNames();
  const filtered = useUnitsFilter(names);
  const editing = useRowEditing();
  const columns = unitColumns({
    t,
    names,
    hasBuildings: names.buildings.length > 1,
    floorName: useUnitFloorName(),
    formatArea: useAreaText(),
    statuses: useStatuses(),
    can,
    showHistory: onHistory,
    ...editing,
  });
  return (
    <>
      <UnitsFilter
        filtered={filtered}
        names={names}
        counts={statusLabels.map((label) => ({
          label,
          count: filtered.all.filter((unit) => statusLabel(unit.status_id) === label).length,
        }))}
      />
      <WithdrawnNotice filtered={filtered} />
      {isShown ? (
        <DataTable
          label={t('dashboard.units')}
          keepsScroll
          columns={columns}
          rows={filtered.units}
          rowKey={(unit) => unit.id}
          filter={filtered.filter}
          sort={filtered.sort}
          onSort={filtered.sortBy}
          isMarked={(unit) => editing.draft?.unit.id === unit.id}
          empty={<NoUnits hasUnits={filtered.all.length > 0} onClear={() => filtered.changeFilter(noFilter)} />}
        />
      ) : (
        <RowsSkeleton count={10} />
      )}
    </>
  );
}

/** Shows how many units are withdrawn but not settled, with a button that lists them. */
function WithdrawnNotice({ filtered: { all, filter, changeFilter } }: { filtered: ReturnType<typeof useUnitsFilter> }) {
  const t = useText();
  const count = all.filter((unit) => unit.is_withdrawn).length;
  if (count === 0) return null;
  return (
    <p className={shared.withdrawnNotice}>
      <span>{t('units.withdrawnText', { count })}</span>
      {filter.place !== 'withdrawn' && (
        <Button variant="text" onClick={() => changeFilter({ ...noFilter, place: 'withdrawn' })}>
          {t('units.showWithdrawn')}
        </Button>
      )}
    </p>
  );
}

/** Shown instead of rows: no unit matches the filters, or none has been imported. */
function NoUnits({ hasUnits, onClear }: { hasUnits: boolean; onClear: () => void }) {
  const t = useText();
  if (!hasUnits) return <EmptyState icon={<Building2 />} title={t('units.emptyTitle')} text={t('units.emptyText')} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('units.noneTitle')}
      action={<Button onClick={onClear}>{t('dashboard.clearFilters')}</Button>}
    />
  );
}

/** Exports all units as a spreadsheet file, which can be imported again. */
function ExportSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const files = [
    { format: 'xlsx', icon: <FileSpreadsheet />, title: t('units.exportXlsx'), text: t('units.exportXlsxText') },
    { format: 'csv', icon: <FileText />, title: t('units.exportCsv'), text: t('units.exportCsvText') },
  ];
  return (
    <SideSheet title={t('units.export')} subtitle={t('units.exportText')} onClose={onClose}>
      <ul className={shared.files}>
        {files.map(({ format, icon, title, text }) => (
          <li key={format}>
            <a className={shared.file} href={`/api/properties/export?format=${format}&lang=${language}`} download>
              {icon}
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}
