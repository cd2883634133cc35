import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { AuditEntry } from '#contract/entities/audit.ts';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import type { Column } from '#web/ui/dashboard/data-table.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { PagedTable } from '#web/ui/dashboard/paged-table.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { useAuditText } from './use-audit-text.ts';
import styles from './audit-screen.module.css';

const perPage = 60;
/** What can be chosen of what an entry is about. */
const nouns = ['client', 'user', 'project', 'property'] as const;
type Filter = { user: string; noun: '' | (typeof nouns)[number]; from: string; to: string };
const everything: Filter = { user: '', noun: '', from: '', to: '' };

/** Who looked at and changed what, newest first, narrowed by person, noun and days. */
export function AuditScreen() {
  const t = useText();
  const [filter, setFilter] = useState(everything);
  const people = useQuery({ queryKey: ['people', 'audit'], queryFn: listPeople });
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part });
  return (
    <>
      <FilterBar label={t('project.filterAudit')} onClear={isNarrowed ? () => setFilter(everything) : undefined}>
        <Select
          label={t('project.person')}
          labelHidden
          value={filter.user}
          onChange={(user) => change({ user })}
          options={[
            { value: '', label: t('project.everybody') },
            ...(people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Select
          label={t('project.noun')}
          labelHidden
          value={filter.noun}
          onChange={(noun) => change({ noun })}
          options={[
            { value: '' as const, label: t('project.allNouns') },
            ...nouns.map((value) => ({ value, label: t(`project.noun.${value}`) })),
          ]}
        />
        <DayField label={t('project.from')} max={filter.to} value={filter.from} onChange={(from) => change({ from })} />
        <DayField label={t('project.to')} min={filter.from} value={filter.to} onChange={(to) => change({ to })} />
      </FilterBar>
      <Entries filter={filter} isNarrowed={isNarrowed} />
    </>
  );
}

type DayFieldProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

/** A day, by the device's own calendar; its name stands before it. */
function DayField({ label, onChange, ...rest }: DayFieldProps) {
  return (
    <label className={styles.day}>
      {label}
      <input type="date" className={styles.date} {...rest} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

async function listPeople() {
  const lists = await Promise.all(
    ([1, 2, 3, 4, 5] as const).map((role) => callApi(calls.listUsersByRole, { params: { role } })),
  );
  return lists.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}

function Entries({ filter, isNarrowed }: { filter: Filter; isNarrowed: boolean }) {
  const t = useText();
  const columns = useColumns();
  const pages = useInfiniteQuery({
    queryKey: ['project', 'audit', filter],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi(calls.listAudit, { query: { ...queryOf(filter), page: pageParam, per_page: perPage }, signal }),
    getNextPageParam: (last: AuditEntry[], pages) => (last.length < perPage ? undefined : pages.length + 1),
  });
  const empty = isNarrowed ? (
    <EmptyState icon={<ScrollText />} title={t('project.noEntryFound')} text={t('project.noEntryFoundText')} />
  ) : (
    <EmptyState icon={<ScrollText />} title={t('project.noEntries')} text={t('project.noEntriesText')} />
  );
  return (
    <PagedTable
      pages={pages}
      label={t('project.page.audit')}
      columns={columns}
      rows={pages.data?.pages.flat() ?? []}
      rowKey={(entry) => entry.id}
      empty={empty}
      className={styles.table}
    />
  );
}

function queryOf({ user, noun, from, to }: Filter) {
  return {
    user_id: user === '' ? undefined : Number(user),
    noun: noun === '' ? undefined : noun,
    from: from === '' ? undefined : from,
    to: to === '' ? undefined : to,
  };
}

function useColumns(): Column<AuditEntry>[] {
  const t = useText();
  const { language } = useLanguage();
  const words = useAuditText();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = ({ id, name }: { id: number; name: string | null }) =>
    name === null || name === '' ? t('project.gone', { id }) : name;
  const subjectsOf = ({ subjects, subject_count }: AuditEntry) => {
    const named = subjects.map(nameOf).join(', ');
    return subject_count > subjects.length
      ? `${named} ${t('project.andMore', { count: subject_count - subjects.length })}`
      : named;
  };
  return [
    {
      id: 'at',
      title: t('project.when'),
      width: 'minmax(10rem, 13rem)',
      cell: (entry) => <time dateTime={entry.at}>{when.format(new Date(entry.at))}</time>,
    },
    {
      id: 'by',
      title: t('project.who'),
      width: 'minmax(9rem, 1fr)',
      card: 'heading',
      cell: ({ user, client }) =>
        user ? nameOf(user) : client ? t('project.byClient', { name: nameOf(client) }) : t('project.nobody'),
    },
    { id: 'action', title: t('project.what'), width: 'minmax(11rem, 1.4fr)', cell: words.action },
    {
      id: 'subjects',
      title: t('project.whom'),
      width: 'minmax(12rem, 2fr)',
      cell: (entry) => <span className={styles.clipped}>{subjectsOf(entry) || '–'}</span>,
    },
    {
      id: 'fields',
      title: t('project.fields'),
      width: 'minmax(9rem, 1.2fr)',
      cell: (entry) => <span className={styles.clipped}>{words.fields(entry) || '–'}</span>,
    },
  ];
}
