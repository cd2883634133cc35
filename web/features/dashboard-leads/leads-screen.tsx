import { Columns3, Copy, Hourglass, Rows3, UserRoundPlus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { leadActivities } from '#domain/leads/lead-lists.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { leadStatusIds, leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useLeadSources } from '#web/leads/queries.ts';
import { useTeam } from '#web/team/queries.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterBar, SearchField } from '#web/ui/dashboard/filter-bar.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { type LeadFilters, isFiltered, noFilters, useLeadFilters } from './filters.ts';
import { LeadBoard } from './lead-board.tsx';
import { LeadTable } from './lead-table.tsx';

const DuplicatesSheet = lazy(async () => ({ default: (await import('./duplicates-sheet.tsx')).DuplicatesSheet }));
const NewClientSheet = lazy(async () => ({ default: (await import('./new-client-sheet.tsx')).NewClientSheet }));
const RetentionSheet = lazy(async () => ({ default: (await import('./retention-sheet.tsx')).RetentionSheet }));

/** The leads in the user's reach, as a board by status or as a table. The filters are in the URL. */
export function LeadsScreen() {
  const t = useText();
  const { can } = useSession();
  const { retentionMonths } = useSettings();
  const { filters, change } = useLeadFilters();
  const [sheet, setSheet] = useState<'new' | 'duplicates' | 'due'>();
  const actions = (
    <>
      <ViewSwitch view={filters.view} onChange={(view) => change({ view })} />
      {can.assignClients && (
        <Button icon={<Copy />} onClick={() => setSheet('duplicates')}>
          {t('leads.duplicates')}
        </Button>
      )}
      {can.eraseClients && retentionMonths > 0 && (
        <Button icon={<Hourglass />} onClick={() => setSheet('due')}>
          {t('leads.due')}
        </Button>
      )}
      <Button variant="primary" icon={<UserRoundPlus />} onClick={() => setSheet('new')}>
        {t('leads.register')}
      </Button>
    </>
  );
  return (
    <SectionPage title={t('dashboard.leads')} actions={actions} fill>
      <LeadFilterBar filters={filters} onChange={change} />
      {filters.view === 'board' ? (
        <LeadBoard filters={filters} />
      ) : (
        <LeadTable filters={filters} onChange={change} onRegister={() => setSheet('new')} />
      )}
      <Suspense>
        {sheet === 'new' && <NewClientSheet onClose={() => setSheet(undefined)} />}
        {sheet === 'due' && <RetentionSheet onClose={() => setSheet(undefined)} />}
        {sheet === 'duplicates' && <DuplicatesSheet onClose={() => setSheet(undefined)} />}
      </Suspense>
    </SectionPage>
  );
}

const activityTexts: Record<LeadFilters['activity'], TextKey> = {
  '': 'leads.anyTime',
  '7': 'leads.within7',
  '30': 'leads.within30',
  '90': 'leads.within90',
  quiet30: 'leads.quiet30',
  quiet90: 'leads.quiet90',
};

type LeadFilterBarProps = { filters: LeadFilters; onChange: (changed: Partial<LeadFilters>) => void };

function LeadFilterBar({ filters, onChange }: LeadFilterBarProps) {
  const t = useText();
  const { can } = useSession();
  const sources = useLeadSources().data ?? [];
  const team = useTeam({ enabled: can.assignClients }).data ?? [];
  return (
    <FilterBar label={t('leads.filter')} onClear={isFiltered(filters) ? () => onChange(noFilters) : undefined}>
      <SearchField label={t('leads.search')} value={filters.search} onSearch={(search) => onChange({ search })} />
      {filters.view === 'table' && (
        <Select
          labelHidden
          label={t('leads.status')}
          value={filters.lead_status_id}
          onChange={(lead_status_id) => onChange({ lead_status_id })}
          options={[
            { value: '', label: t('leads.anyStatus') },
            ...leadStatusIds.map((id) => ({ value: String(id), label: t(leadStatusTexts[id]) })),
          ]}
        />
      )}
      <Select
        labelHidden
        label={t('leads.source')}
        value={filters.lead_source_id}
        onChange={(lead_source_id) => onChange({ lead_source_id })}
        options={[
          { value: '', label: t('leads.anySource') },
          ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {can.assignClients && (
        <Select
          labelHidden
          label={t('leads.assigned')}
          value={filters.user_id}
          onChange={(user_id) => onChange({ user_id })}
          options={[
            { value: '', label: t('leads.anybody') },
            { value: '0', label: t('leads.nobody') },
            ...team.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Select
        labelHidden
        label={t('leads.lastActive')}
        value={filters.activity}
        onChange={(activity) => onChange({ activity })}
        options={(['', ...leadActivities] as const).map((value) => ({ value, label: t(activityTexts[value]) }))}
      />
    </FilterBar>
  );
}

/** Switches between board and table. */
function ViewSwitch({ view, onChange }: { view: LeadFilters['view']; onChange: (view: LeadFilters['view']) => void }) {
  const t = useText();
  const options = [
    { value: 'board', label: t('leads.board'), icon: <Columns3 /> },
    { value: 'table', label: t('leads.table'), icon: <Rows3 /> },
  ] as const;
  return <Segmented label={t('leads.view')} options={options} value={view} onChange={onChange} />;
}
