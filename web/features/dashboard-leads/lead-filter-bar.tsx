import { Columns3, Rows3 } from 'lucide-react';
import { leadActivities } from '#domain/leads/lead-lists.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { leadStatusIds, leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useLeadSources } from '#web/leads/queries.ts';
import { useTeam } from '#web/team/queries.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { SearchField } from '#web/ui/dashboard/search-field.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { isFiltered, noFilters, type LeadFilters } from './filters.ts';

const activityTexts: Record<LeadFilters['activity'], TextKey> = {
  '': 'leads.anyTime',
  '7': 'leads.within7',
  '30': 'leads.within30',
  '90': 'leads.within90',
  quiet30: 'leads.quiet30',
  quiet90: 'leads.quiet90',
};

type LeadFilterBarProps = { filters: LeadFilters; onChange: (changed: Partial<LeadFilters>) => void };

export function LeadFilterBar({ filters, onChange }: LeadFilterBarProps) {
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
export function ViewSwitch({
  view,
  onChange,
}: {
  view: LeadFilters['view'];
  onChange: (view: LeadFilters['view']) => void;
}) {
  const t = useText();
  const options = [
    { value: 'board', label: t('leads.board'), icon: <Columns3 /> },
    { value: 'table', label: t('leads.table'), icon: <Rows3 /> },
  ] as const;
  return <Segmented label={t('leads.view')} options={options} value={view} onChange={onChange} />;
}
