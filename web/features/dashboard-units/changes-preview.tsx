import { useMemo, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatChange } from '#domain/numbers/format-percent.ts';
import type { Language } from '#domain/texts/language.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { ApiProblem, isRefusal } from '#web/api/call-api.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { type Translate, useLanguage, useText } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { Price } from '#web/ui/amounts.tsx';
import { problemText } from '#web/ui/dashboard/problems.ts';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/dashboard/data-table.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useStatusTitle } from './unit-choices.ts';
import styles from './preview.module.css';
import shared from './units.module.css';

type PriceChange = { old_price: number; new_price: number };

/** Totals of the previewed changes: how many there are, the sum of prices before and after, and the difference. */
export function ChangeSummary({ changes, unchanged }: { changes: readonly PriceChange[]; unchanged: number }) {
  const t = useText();
  const { language } = useLanguage();
  const countText = useCountText();
  const priceText = usePriceText();
  const before = sum(changes.map((change) => change.old_price));
  const after = sum(changes.map((change) => change.new_price));
  const facts = [
    {
      title: t('units.willChange'),
      value: countText(changes.length),
      note: t('units.unchanged', { count: unchanged }),
    },
    { title: t('units.sumNow'), value: priceText(before), note: '' },
    {
      title: t('units.sumThen'),
      value: priceText(after),
      note: before === 0 ? '' : formatChange((after - before) / before, language),
    },
  ];
  return (
    <dl className={styles.summary}>
      {facts.map(({ title, value, note }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
          <dd className={shared.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

type PlannedRow = {
  id: number;
  line?: number;
  old_price: number;
  new_price: number;
  old_status_id?: number;
  new_status_id?: number;
};

/** The previewed changes, unit by unit. */
export function ChangesTable({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useText();
  const { language } = useLanguage();
  const statusTitle = useStatusTitle();
  const units = useFullUnits();
  const codes = useMemo(() => new Map(units.map((unit) => [unit.id, unit.code])), [units]);
  const columns = changeColumns(rows, { t, language, statusTitle, codeOf: (id) => codes.get(id) ?? String(id) });
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

type Texts = {
  t: Translate;
  language: Language;
  statusTitle: (status: number) => string;
  codeOf: (id: number) => string;
};

function changeColumns(rows: readonly PlannedRow[], { t, language, statusTitle, codeOf }: Texts): Column<PlannedRow>[] {
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
          : formatChange((row.new_price - row.old_price) / row.old_price, language),
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
                : t('units.fromTo', {
                    from: statusTitle(row.old_status_id ?? 0),
                    to: statusTitle(row.new_status_id ?? 0),
                  }),
          } satisfies Column<PlannedRow>,
        ]
      : []),
  ];
}

/** Applies previewed changes. `onStale` is called if units changed since the preview, which then has to be renewed. */
export function useApply(
  apply: (reason: string) => Promise<{ changed: number }>,
  { onDone, onStale }: { onDone: () => void; onStale: () => void },
) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  /** Whether an attempt had no answer: it may have made the preview stale itself. */
  const isUnanswered = useRef(false);
  return useMutation({
    mutationFn: apply,
    onSuccess: ({ changed }) => {
      void queries.invalidateQueries({ queryKey: catalogueKeys.properties });
      toast(t('units.applied', { count: changed }));
      onDone();
    },
    onError: (error) => {
      const isStale = error instanceof ApiProblem && error.code === 'stale_preview';
      toast(isStale && isUnanswered.current ? t('units.perhapsApplied') : problemText(error, t), 'error');
      if (isStale) onStale();
      isUnanswered.current = !isRefusal(error);
    },
  });
}

type ApplyFormProps = { count: number; busy: boolean; onApply: (reason: string) => void };

/** The end of a preview: a required reason, and the button that applies the changes. */
export function ApplyForm({ count, busy, onApply }: ApplyFormProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.apply}
      onSubmit={(event) => {
        event.preventDefault();
        const readable = readReason(reason);
        if (readable === undefined) setMissing(true);
        else onApply(readable);
      }}
    >
      <Field
        className={styles.applyReason}
        label={t('units.reason')}
        value={reason}
        maxLength={maxLengths.changeReason}
        hint={t('units.reasonHint')}
        error={isMissing ? t('units.invalid.reason') : undefined}
        onChange={(event) => {
          setMissing(false);
          setReason(event.target.value);
        }}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t('units.apply', { count })}
      </Button>
    </form>
  );
}

/** A shorter reason explains nothing. In characters. */
const minLength = 3;

/** The reason for a change as it is saved, without surrounding space; undefined if it is missing or too short. */
export function readReason(typed: string): string | undefined {
  const reason = typed.trim();
  return reason.length < minLength ? undefined : reason;
}
