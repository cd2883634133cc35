import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { Price } from '#web/ui/amounts.tsx';
import type { Column } from '#web/ui/dashboard/data-table.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { PriceCell, ReasonCell, RowButtons, StatusCell, type UnitTable } from './row-cells.tsx';
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
      cell: (unit) => (
        <>
          <span className={styles.code}>{unit.code}</span>
          {unit.is_withdrawn && <span className={styles.withdrawn}>{t('units.withdrawn')}</span>}
        </>
      ),
    },
    ...(table.hasBuildings
      ? [
          {
            id: 'building',
            title: t('units.building'),
            width: 'minmax(6rem, 1fr)',
            wide: true,
            card: 'hidden',
            cell: names.buildingOf,
          } satisfies Column<Property>,
        ]
      : []),
    {
      id: 'floor',
      title: t('units.floor'),
      width: 'minmax(5.25rem, 0.8fr)',
      sortable: true,
      cell: (unit) => floorName(unit),
    },
    { id: 'type', title: t('units.type'), width: 'minmax(6.25rem, 1.4fr)', sortable: true, cell: names.roomOf },
    {
      id: 'area',
      title: t('units.area'),
      width: '5rem',
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

function statusTitle({ statuses }: UnitTable, unit: Property): string {
  return statuses.find((status) => status.id === unit.status_id)?.title ?? unit.status;
}
