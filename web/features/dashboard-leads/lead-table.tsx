import { Link } from 'react-router';
import type { Lead } from '#contract/entities/leads.ts';
import type { LeadOrder } from '#domain/leads/lead-lists.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { leadStatusTexts } from '#web/leads/lead-words.ts';
import { useLeadSources } from '#web/leads/queries.ts';
import { useText } from '#web/texts/language.tsx';
import type { Column } from '#web/ui/dashboard/data-table.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { PagedTable } from '#web/ui/dashboard/paged-table.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import type { LeadFilters } from './filters.ts';
import { NoLeads } from './no-leads.tsx';
import { useLeads } from './use-leads.ts';
import { useUnitOf } from './use-unit-of.ts';
import styles from './lead-table.module.css';

const perPage = 100;

type LeadTableProps = {
  filters: LeadFilters;
  onChange: (changed: Partial<LeadFilters>) => void;
  onRegister: () => void;
};

/** All leads in one table; rows are fetched as they come into sight, ordered by the server. */
export function LeadTable({ filters, onChange, onRegister }: LeadTableProps) {
  const t = useText();
  const columns = useColumns();
  const { leads, total, ...pages } = useLeads(filters, filters.lead_status_id, perPage);
  return (
    <PagedTable
      pages={pages}
      label={t('dashboard.leads')}
      columns={columns}
      rows={leads}
      rowKey={(lead) => lead.id}
      total={total}
      sort={{ column: filters.order, descending: filters.descending }}
      onSort={(column) =>
        onChange({
          order: column as LeadOrder,
          descending: column === filters.order ? !filters.descending : column !== 'name',
        })
      }
      linkOf={(lead) => `/dashboard/leads/${lead.id}`}
      empty={<NoLeads filters={filters} onRegister={onRegister} />}
    />
  );
}

function useColumns(): Column<Lead>[] {
  const t = useText();
  const sources = useLeadSources().data;
  const unitOf = useUnitOf();
  return [
    {
      id: 'name',
      title: t('leads.name'),
      sortable: true,
      card: 'heading',
      width: 'minmax(10rem, 1.6fr)',
      cell: (lead) => (
        <>
          <span className={styles.name}>{`${lead.first_name} ${lead.last_name}`}</span>
          <span className={styles.email}>{lead.email}</span>
        </>
      ),
    },
    {
      id: 'status',
      title: t('leads.status'),
      card: 'corner',
      width: 'minmax(5.5rem, 0.7fr)',
      cell: (lead) => (lead.is_active ? t(leadStatusTexts[lead.lead_status_id as 1]) : t('leads.switchedOff')),
    },
    {
      id: 'phone',
      wide: true,
      title: t('leads.phone'),
      card: 'hidden',
      width: 'minmax(8rem, 1fr)',
      cell: (lead) =>
        lead.phone === '0' ? (
          ''
        ) : (
          <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
            {lead.phone}
          </a>
        ),
    },
    {
      id: 'source',
      wide: true,
      title: t('leads.source'),
      card: 'hidden',
      width: 'minmax(6rem, 0.8fr)',
      cell: (lead) => sources?.find((source) => source.id === lead.lead_source_id)?.name ?? '',
    },
    {
      id: 'user',
      title: t('leads.assigned'),
      width: 'minmax(7rem, 0.9fr)',
      cell: (lead) => lead.user?.name ?? t('leads.nobody'),
    },
    {
      id: 'unit',
      title: t('leads.unit'),
      width: 'minmax(6rem, 0.8fr)',
      cell: (lead) => {
        const unit = unitOf(lead.unit_id);
        return unit === undefined ? (
          '–'
        ) : (
          <Link to={`/property-view/${unit.id}`} className={styles.unit}>
            <StatusTag status={statusLabel(unit.status_id)}>{unit.code}</StatusTag>
          </Link>
        );
      },
    },
    {
      id: 'views',
      title: t('leads.interest'),
      align: 'end',
      width: 'minmax(5rem, 0.6fr)',
      card: 'hidden',
      cell: (lead) => t('leads.interestCounts', { favourites: lead.favourite_count, views: lead.view_count }),
    },
    {
      id: 'activity',
      title: t('leads.lastActive'),
      sortable: true,
      width: 'minmax(7rem, 0.9fr)',
      cell: (lead) => <Moment at={lead.last_active_at} />,
    },
    {
      id: 'created',
      wide: true,
      title: t('leads.since'),
      sortable: true,
      card: 'hidden',
      width: 'minmax(6rem, 0.7fr)',
      cell: (lead) => <Moment at={lead.created_at} />,
    },
  ];
}
