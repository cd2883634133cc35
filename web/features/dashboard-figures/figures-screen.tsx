import { FileDown, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { conversionOf } from '#domain/figures/conversion.ts';
import { demandBy } from '#domain/figures/demand.ts';
import { toUnits } from '#domain/money/minor-units.ts';
import { formatPercent } from '#domain/numbers/format-percent.ts';
import { isCaller } from '#domain/people/actor.ts';
import { csvForms, writeCsv } from '#domain/tables/write-csv.ts';
import type { Language } from '#domain/texts/language.ts';
import { fullName } from '#domain/people/full-name.ts';
import { useKnownUnits } from '#web/catalogue/known-units.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useTeam } from '#web/team/queries.ts';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ChartTable } from '#web/ui/dashboard/charts/figure-card.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { FunnelFigure, LatestSales, PopularClients, PopularUnits, ResponseFigure } from './bar-figures.tsx';
import { DemandFigure } from './demand-figure.tsx';
import { ActionsFigure, ClientsFigure, KeyFigures, RevenueFigure } from './key-figures.tsx';
import { RangeBar, useFigureRange } from './range-bar.tsx';
import { type Figures, useBucketTitles, useFigures } from './use-figures.ts';
import styles from './figures.module.css';

/**
 * The figures of sales as charts, each with its numbers as a table on demand, for a range of days and for the whole
 * reach or one user.
 */
export function FiguresScreen() {
  const t = useText();
  const { language } = useLanguage();
  const { user } = useSession();
  const [now] = useState(() => Date.now());
  const hasTeam = isCaller({ user, client: null }, 'manager');
  const { data, isPending: isTeamPending } = useTeam({ enabled: hasTeam });
  const team = data ?? [];
  const selection = useFigureRange(now, hasTeam ? data : team);
  const { range, userId } = selection;
  const figures = useFigures(range, userId, userId !== undefined && hasTeam && isTeamPending);
  const tables = useTables(figures);
  const dateText = useDateText();
  const subtitle = t('figures.ofDays', {
    from: dateText(range.from, 'longDate', 'UTC'),
    to: dateText(range.to, 'longDate', 'UTC'),
  });
  const titledTables = Object.entries(tables).flatMap(([key, table]): TitledTable[] =>
    table ? [{ title: t(`figures.${key as keyof typeof tables}`), table }] : [],
  );
  const actions = (
    <div className={styles.actions}>
      <Button icon={<Printer />} onClick={() => window.print()}>
        {t('figures.print')}
      </Button>
      <Button
        icon={<FileDown />}
        disabled={!figures.areComplete}
        onClick={() => downloadCsv(titledTables, language, `${t('figures.file')}-${range.from}-${range.to}.csv`)}
      >
        {t('figures.csv')}
      </Button>
    </div>
  );
  return (
    <SectionPage
      title={t('dashboard.figures')}
      subtitle={
        <>
          {subtitle}
          {userId !== undefined && `, ${team.find(({ id }) => id === userId)?.name ?? ''}`}
        </>
      }
      actions={actions}
    >
      <RangeBar
        selection={selection}
        team={team}
        // The select is there from the start, so that nothing moves when the team has loaded.
        hasUserSelect={team.length > 1 || (hasTeam && isTeamPending)}
      />
      <div className={styles.figures} aria-busy={figures.areOutdated}>
        <DemandFigure figures={figures} table={tables.demand} />
        <KeyFigures figures={figures} />
        <div className={styles.grid}>
          <ActionsFigure figures={figures} table={tables.actions} />
          {figures.seesRevenue && <RevenueFigure figures={figures} table={tables.revenue} />}
          <ClientsFigure figures={figures} table={tables.newClients} />
          <FunnelFigure figures={figures} table={tables.funnel} />
          <ResponseFigure figures={figures} table={tables.response} />
          <LatestSales figures={figures} table={tables.latestSales} />
          <PopularUnits figures={figures} table={tables.popularUnits} />
          <PopularClients figures={figures} table={tables.popularClients} />
        </div>
      </div>
    </SectionPage>
  );
}

type TitledTable = { title: string; table: ChartTable };

/** Downloads the numbers of all figures as one CSV file: each table below its title, followed by an empty row. */
function downloadCsv(tables: readonly TitledTable[], language: Language, fileName: string): void {
  const rows = tables.flatMap(({ title, table }) => [[title], table.head, ...table.rows, []]);
  const url = URL.createObjectURL(new Blob([writeCsv(rows, csvForms[language])], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The numbers of every figure as tables, undefined while loading. Money is in currency units, as in every file. */
function useTables(figures: Figures) {
  const t = useText();
  const { language } = useLanguage();
  const { currency } = useSettings();
  const units = useKnownUnits();
  const bucketTitles = useBucketTitles();
  const codes = useMemo(() => new Map(units.map((unit) => [unit.id, unit.code])), [units]);
  const monthly = <Row extends { year: number; month: number }>(
    data: readonly Row[] | undefined,
    heads: readonly string[],
    read: (row: Row) => (string | number)[],
  ): ChartTable | undefined =>
    data && {
      head: [t('figures.month'), ...heads],
      rows: data.map((row) => [`${row.year}-${String(row.month).padStart(2, '0')}`, ...read(row)]),
    };
  const { newClients, actions, revenue, latestSales, popularUnits, popularClients, demand, funnel, response } = figures;
  const count = t('figures.count');
  return {
    demand: demand.data && {
      head: [
        t('figures.unit'),
        t('figures.measure.views'),
        t('figures.measure.favourites'),
        t('figures.measure.actions'),
      ],
      rows: demand.data
        .toSorted((a, b) => demandBy('interest', b) - demandBy('interest', a))
        .flatMap(({ property_id, views, favourites, actions: actionCount }) => {
          const code = codes.get(property_id);
          return code === undefined ? [] : [[code, views, favourites, actionCount]];
        }),
    },
    actions: monthly(actions.data, [t('figures.reserved'), t('figures.sold'), t('figures.cancelled')], (row) => [
      row.reserved,
      row.sold,
      row.cancelled,
    ]),
    revenue: monthly(revenue.data, [t('figures.revenue')], (row) => [toUnits(row.revenue, currency)]),
    newClients: monthly(newClients.data, [t('figures.newClients')], (row) => [row.count]),
    funnel: funnel.data && {
      head: [t('figures.step'), count, t('figures.share')],
      rows: conversionOf(funnel.data).map((step) => [
        t(`figures.step.${step.step}`),
        step.count,
        formatPercent(step.share, language, 1),
      ]),
    },
    response: response.data && {
      head: [t('figures.answered'), count],
      rows: [
        ...response.data.buckets.map((value, index) => [bucketTitles[index] ?? '', value]),
        [t('figures.waiting'), response.data.waiting],
      ],
    },
    latestSales: latestSales.data && {
      head: [t('figures.unit'), t('figures.day'), t('figures.price')],
      rows: latestSales.data.map((sale) => [
        sale.property.code,
        sale.created_at.slice(0, 10),
        toUnits(sale.price ?? 0, currency),
      ]),
    },
    popularUnits: popularUnits.data && {
      head: [t('figures.unit'), t('figures.measure.views')],
      rows: popularUnits.data.map((unit) => [unit.code, unit.view_count]),
    },
    popularClients: popularClients.data && {
      head: [t('figures.client'), t('figures.measure.views')],
      rows: popularClients.data.map((client) => [fullName(client), client.view_count]),
    },
  } satisfies Record<string, ChartTable | undefined>;
}
