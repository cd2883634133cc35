import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import type { AuditEntry } from '#contract/entities/audit.ts';
import { isDay } from '#domain/dates/utc-day.ts';
import { isAddressId } from '#domain/navigation/address-ids.ts';
import { knownChoice } from '#domain/navigation/known-choice.ts';
import { withParameters } from '#domain/navigation/with-parameters.ts';
import { callApi } from '#web/api/call-api.ts';
import { useTeam } from '#web/team/queries.ts';
import { useDateText, useJoin, useText } from '#web/texts/language.tsx';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { type Column, PagedTable } from '#web/ui/dashboard/data-table.tsx';
import { DayInput } from '#web/ui/dashboard/day-input.tsx';
import { FilterBar } from '#web/ui/dashboard/filter-bar.tsx';
import { EmptyState } from '#web/ui/dashboard/placeholders.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { useOptionalText, useSettingText } from '../settings/use-setting-text.ts';
import styles from './audit-screen.module.css';

const perPage = 60;
/** The subjects that entries can be filtered by. */
const nouns = ['client', 'user', 'project', 'property'] as const;
/** The filters, by their parameters in the address. An empty string matches every entry. */
type Filter = { user: string; noun: '' | (typeof nouns)[number]; from: string; to: string };
const noFilter: Filter = { user: '', noun: '', from: '', to: '' };

/** Who viewed and changed what, newest first, filtered by person, subject and days. The filters are in the URL. */
export function AuditScreen() {
  const t = useText();
  const team = useTeam().data;
  const [query, changeQuery] = useAddressQuery();
  const filter = readFilter(query, team);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const change = (part: Partial<Filter>) => changeQuery((current) => withParameters(current, part));
  return (
    <>
      <FilterBar label={t('project.filterAudit')} onClear={isFiltered ? () => change(noFilter) : undefined}>
        <Select
          label={t('project.person')}
          labelHidden
          value={filter.user}
          onChange={(user) => change({ user })}
          options={[
            { value: '', label: t('project.everybody') },
            ...(team ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
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
      <Entries filter={filter} isFiltered={isFiltered} />
    </>
  );
}

function readFilter(query: URLSearchParams, team: readonly { id: number }[] | undefined): Filter {
  const user = query.get('user') ?? '';
  const dayOf = (name: 'from' | 'to') => {
    const day = query.get(name) ?? '';
    return isDay(day) && isAccepted(day) ? day : '';
  };
  return {
    user: isAddressId(user) ? knownChoice(user, team) : '',
    noun: nouns.find((noun) => noun === query.get('noun')) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

type DayFieldProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

/** Days before this are years that are still being typed. */
const earliestDay = '2000-01-01';
const isAccepted = (day: string) => day === '' || day >= earliestDay;

function DayField({ label, ...rest }: DayFieldProps) {
  return (
    <label className={styles.day}>
      {label}
      <DayInput {...rest} className={styles.date} isAccepted={isAccepted} />
    </label>
  );
}

function Entries({ filter, isFiltered }: { filter: Filter; isFiltered: boolean }) {
  const t = useText();
  const columns = useColumns();
  const pages = useInfiniteQuery({
    queryKey: ['project', 'audit', filter],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi(calls.listAudit, { query: { ...queryOf(filter), page: pageParam, per_page: perPage }, signal }),
    getNextPageParam: (last: AuditEntry[], pages) => (last.length < perPage ? undefined : pages.length + 1),
  });
  const empty = isFiltered ? (
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
      filter={filter}
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
  const join = useJoin();
  const dateText = useDateText();
  const auditText = useAuditText();
  const nameOf = ({ id, name }: { id: number; name: string | null }) =>
    name === null || name === '' ? t('project.gone', { id: String(id) }) : name;
  const subjectsOf = ({ subjects, subject_count }: AuditEntry) => {
    const named = join(...subjects.map(nameOf));
    return subject_count > subjects.length
      ? `${named} ${t('project.andMore', { count: subject_count - subjects.length })}`
      : named;
  };
  return [
    {
      id: 'at',
      title: t('project.column.time'),
      width: 'minmax(9rem, 11rem)',
      cell: (entry) => <time dateTime={entry.at}>{dateText(entry.at, 'dateTime')}</time>,
    },
    {
      id: 'by',
      title: t('project.column.actor'),
      width: 'minmax(8rem, 1fr)',
      card: 'heading',
      cell: ({ user, client }) => {
        if (user) return nameOf(user);
        return client ? t('project.byClient', { name: nameOf(client) }) : t('project.nobody');
      },
    },
    {
      id: 'action',
      title: t('project.column.action'),
      width: 'minmax(9rem, 1.2fr)',
      cell: (entry) => (
        <div className={styles.action}>
          {auditText.action(entry)}
          <EntryOrigin {...entry} />
        </div>
      ),
    },
    {
      id: 'subjects',
      title: t('project.column.subject'),
      width: 'minmax(12rem, 3fr)',
      cell: (entry) => <span className={styles.clipped}>{subjectsOf(entry) || '–'}</span>,
    },
    {
      id: 'fields',
      title: t('project.column.fields'),
      width: 'minmax(7rem, 1fr)',
      cell: (entry) => <span className={styles.clipped}>{auditText.fields(entry) || '–'}</span>,
    },
  ];
}

/** The origin of a login, in the same form as in the list of sessions. */
function EntryOrigin({ device, network }: Pick<AuditEntry, 'device' | 'network'>) {
  const t = useText();
  if (network === null) return null;
  return (
    <span className={styles.origin}>
      {device || t('sessions.unknownDevice')} · <bdi dir="ltr">{network}</bdi>
    </span>
  );
}

/** The texts of an entry's action and fields, with the stored names as a fallback. */
function useAuditText() {
  const text = useOptionalText();
  const join = useJoin();
  const settingText = useSettingText();
  const fieldText = (action: string, field: string) => {
    if (action === 'project.settings') return settingText.name(field);
    return action.startsWith('project.') ? field : text(`project.field.${field}`, field);
  };
  return {
    action: ({ action }: AuditEntry) => text(`project.action.${action}`, action),
    fields: ({ action, fields }: AuditEntry) => join(...fields.map((field) => fieldText(action, field))),
  };
}
