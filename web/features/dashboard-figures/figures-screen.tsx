import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#domain/texts/language.ts';
import { isCaller } from '#domain/people/actor.ts';
import { csvForms, writeCsv } from '#domain/tables/write-csv.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useTeam } from '#web/team/queries.ts';
import { useLanguage, useText, useDateText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ChartTable } from '#web/ui/dashboard/charts/figure-card.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { FunnelFigure, ResponseFigure } from './conversion-figures.tsx';
import { DemandFigure } from './demand-figure.tsx';
import { KeyFigures } from './key-figures.tsx';
import { ActionsFigure, ClientsFigure, RevenueFigure } from './month-figures.tsx';
import { RangeBar, useFigureRange } from './range-bar.tsx';
import { PopularClients, PopularUnits, LatestSales } from './top-figures.tsx';
import { useFigures } from './use-figures.ts';
import { useTables } from './use-tables.ts';
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
  const selection = useFigureRange(now);
  const { range, userId } = selection;
  const hasTeam = isCaller({ user, client: null }, 'manager');
  const { data: team = [], isPending: isTeamPending } = useTeam({ enabled: hasTeam });
  const figures = useFigures(range, userId);
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
        onClick={() => downloadCsv(titledTables, language, `figures-${range.from}-${range.to}.csv`)}
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
