import { useMemo } from 'react';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useText, type Translate } from '#web/texts/language.tsx';
import { DataTable, type Column } from '#web/ui/dashboard/data-table.tsx';
import { Price } from '#web/ui/price.tsx';
import { shareText } from './change-summary.tsx';
import { useStatusTitle } from './use-statuses.ts';
import styles from './preview.module.css';

export type PlannedRow = {
  id: number;
  line?: number;
  old_price: number;
  new_price: number;
  old_status_id?: number;
  new_status_id?: number;
};

/** What would change, unit by unit, before anything does. */
export function ChangesTable({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useText();
  const titleOf = useStatusTitle();
  const units = useFullUnits();
  const codes = useMemo(() => new Map(units.map((unit) => [unit.id, unit.code])), [units]);
  const columns = changeColumns(rows, { t, titleOf, codeOf: (id) => codes.get(id) ?? String(id) });
  return (
    <DataTable
      className={styles.changes}
      label={t('units.preview')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
    />
  );
}

type Words = { t: Translate; titleOf: (status: number) => string; codeOf: (id: number) => string };

function changeColumns(rows: readonly PlannedRow[], { t, titleOf, codeOf }: Words): Column<PlannedRow>[] {
  const hasStatuses = rows.some((row) => row.old_status_id !== row.new_status_id);
  return [
    ...(rows[0]?.line === undefined
      ? []
      : [
          {
            id: 'line',
            title: t('units.line'),
            width: '4rem',
            card: 'hidden',
            cell: (row) => row.line,
          } satisfies Column<PlannedRow>,
        ]),
    { id: 'code', title: t('units.code'), width: 'minmax(5rem, 1fr)', card: 'heading', cell: (row) => codeOf(row.id) },
    {
      id: 'old',
      title: t('units.priceNow'),
      align: 'end',
      width: 'minmax(6.5rem, 1fr)',
      cell: (row) => <Price minor={row.old_price} />,
    },
    {
      id: 'new',
      title: t('units.priceThen'),
      align: 'end',
      width: 'minmax(6.5rem, 1fr)',
      cell: (row) => (
        <strong>
          <Price minor={row.new_price} />
        </strong>
      ),
    },
    {
      id: 'share',
      title: t('units.difference'),
      align: 'end',
      width: '5rem',
      card: 'corner',
      cell: (row) =>
        row.old_price === 0 || row.old_price === row.new_price
          ? '–'
          : shareText((row.new_price - row.old_price) / row.old_price),
    },
    ...(hasStatuses
      ? [
          {
            id: 'status',
            title: t('units.status'),
            width: 'minmax(8rem, 1.4fr)',
            cell: (row) =>
              row.old_status_id === row.new_status_id
                ? '–'
                : t('units.fromTo', { from: titleOf(row.old_status_id ?? 0), to: titleOf(row.new_status_id ?? 0) }),
          } satisfies Column<PlannedRow>,
        ]
      : []),
  ];
}
