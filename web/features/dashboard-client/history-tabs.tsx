import { useState } from 'react';
import type { Client } from '#contract/entities/people.ts';
import { useText } from '#web/texts/language.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { Tabs } from '#web/ui/dashboard/tabs.tsx';
import { ActionList, MailList, PresentationList } from './history-lists.tsx';
import type { useHistory } from './queries.ts';
import { sumUpUnits } from './sum-up-units.ts';
import { UnitList } from './unit-list.tsx';

type HistoryTabsProps = { client: Client; history: ReturnType<typeof useHistory> };

/** What a client looked at and what was done with them. */
export function HistoryTabs({ client, history: { views, actions, dealings, isError, retry } }: HistoryTabsProps) {
  const t = useText();
  const [tab, setTab] = useState<'units' | 'actions' | 'presentations' | 'mails'>('units');
  if (isError) return <LoadFailure onRetry={retry} />;
  if (!views || !actions || !dealings) return <RowsSkeleton count={6} />;
  const units = sumUpUnits(client.favs, views);
  const tabs = [
    { value: 'units', label: t('leads.units'), count: units.length },
    { value: 'actions', label: t('leads.actions'), count: actions.length },
    { value: 'presentations', label: t('leads.presentations'), count: dealings.presentations.length },
    { value: 'mails', label: t('leads.mails'), count: dealings.mails.length },
  ] as const;
  return (
    <Tabs label={t('leads.history')} tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'units' && <UnitList units={units} />}
      {tab === 'actions' && <ActionList actions={actions} />}
      {tab === 'presentations' && <PresentationList presentations={dealings.presentations} />}
      {tab === 'mails' && <MailList mails={dealings.mails} />}
    </Tabs>
  );
}
