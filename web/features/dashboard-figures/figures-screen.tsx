import { FileDown, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isCaller } from '#domain/people/actor.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { DemandFigure } from './demand-figure.tsx';
import { KeyFigures } from './key-figures.tsx';
import { ActionsFigure, ClientsFigure, RevenueFigure } from './month-figures.tsx';
import { RangeBar } from './range-bar.tsx';
import { FunnelFigure, ResponseFigure } from './way-figures.tsx';
import { PopularClients, PopularUnits, RecentSells } from './top-figures.tsx';
import { saveCsv, type NamedTable } from './save-csv.ts';
import { useFigureRange } from './use-figure-range.ts';
import { useFigures } from './use-figures.ts';
import { useTeam } from './use-team.ts';
import { useTables } from './use-tables.ts';
import styles from './figures.module.css';

/** How sales go: pictures first, the numbers of each on demand, for some days and for whom the reader may see. */
export function FiguresScreen() {
  const t = useText();
  const { language } = useLanguage();
  const { user } = useSession();
  const [now] = useState(() => Date.now());
  const asked = useFigureRange(now);
  const team = useTeam(isCaller({ user, client: null }, 'manager'));
  const figures = useFigures(asked.range, asked.whose);
  const tables = useTables(figures);
  const dayText = useMemo(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }), [language]);
  const subtitle = t('figures.ofDays', {
    from: dayText.format(new Date(asked.range.from)),
    to: dayText.format(new Date(asked.range.to)),
  });
  const named = Object.entries(tables).flatMap(([key, table]): NamedTable[] =>
    table ? [{ title: t(`figures.${key as keyof typeof tables}`), table }] : [],
  );
  const actions = (
    <div className={styles.actions}>
      <Button icon={<Printer />} onClick={() => window.print()}>
        {t('figures.print')}
      </Button>
      <Button icon={<FileDown />} onClick={() => saveCsv(named, language, `${asked.range.from}-${asked.range.to}`)}>
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
          {asked.whose !== undefined && `, ${team.find((one) => one.id === asked.whose)?.name ?? ''}`}
        </>
      }
      actions={actions}
    >
      <RangeBar asked={asked} team={team} />
      <DemandFigure figures={figures} table={tables.demand} />
      <KeyFigures figures={figures} />
      <div className={styles.grid}>
        <ActionsFigure figures={figures} table={tables.actions} />
        {figures.seesRevenue && <RevenueFigure figures={figures} table={tables.revenue} />}
        <ClientsFigure figures={figures} table={tables.newClients} />
        <FunnelFigure figures={figures} table={tables.funnel} />
        <ResponseFigure figures={figures} table={tables.response} />
        <RecentSells figures={figures} table={tables.sells} />
        <PopularUnits figures={figures} table={tables.popularUnits} />
        <PopularClients figures={figures} table={tables.popularClients} />
      </div>
    </SectionPage>
  );
}
