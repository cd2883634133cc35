import { SearchX, UserRoundPlus } from 'lucide-react';
import type { Lead } from '#contract/entities/leads.ts';
import type { Property } from '#contract/entities/property.ts';
import { leadOrders } from '#domain/leads/lead-lists.ts';
import type { LeadStatusId } from '#domain/leads/lead-statuses.ts';
import { telephoneAddress } from '#domain/people/telephone.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { fullName } from '#domain/people/full-name.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useLeadSources } from '#web/leads/queries.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, PagedTable } from '#web/ui/dashboard/data-table.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { EmptyState } from '#web/ui/dashboard/placeholders.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { type LeadFilters, isFiltered } from './filters.ts';
import { useLeads, useUnitById } from './use-leads.ts';
import styles from './lead-table.module.css';

const perPage = 100;

type LeadTableProps = {
  filters: LeadFilters;
  onChange: (changed: Partial<LeadFilters>) => void;
  onRegister: () => void;
};

/** All leads in one table, ordered by the server and loaded page by page while scrolling. */
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
      filter={filters}
      sort={{ column: filters.order, descending: filters.descending }}
      onSort={(column) => {
        const order = leadOrders.find((known) => known === column);
        if (order) onChange({ order, descending: order === filters.order ? !filters.descending : order !== 'name' });
      }}
      linkOf={(lead) => `/dashboard/leads/${lead.id}`}
      empty={<NoLeads filters={filters} onRegister={onRegister} />}
    />
  );
}

/** Shown instead of rows: no lead matches the filters, or there are none yet. */
function NoLeads({ filters, onRegister }: { filters: LeadFilters; onRegister: () => void }) {
  const t = useText();
  if (isFiltered(filters))
    return <EmptyState icon={<SearchX />} title={t('leads.nothingFound')} text={t('leads.nothingFoundText')} />;
  return (
    <EmptyState
      icon={<UserRoundPlus />}
      title={t('leads.empty')}
      text={t('leads.emptyText')}
      action={
        <Button variant="ink" onClick={onRegister}>
          {t('leads.register')}
        </Button>
      }
    />
  );
}

function useColumns(): Column<Lead>[] {
  const t = useText();
  const sources = useLeadSources().data;
  const unitById = useUnitById();
  return [
    {
      id: 'name',
      title: t('leads.name'),
      sortable: true,
      card: 'heading',
      width: 'minmax(10rem, 1.6fr)',
      cell: (lead) => <NameCell lead={lead} />,
    },
    {
      id: 'status',
      title: t('leads.status'),
      card: 'corner',
      width: 'minmax(5rem, 0.7fr)',
      cell: (lead) =>
        lead.is_active ? t(leadStatusTexts[lead.lead_status_id as LeadStatusId]) : t('leads.switchedOff'),
    },
    {
      id: 'phone',
      wide: true,
      title: t('leads.phone'),
      card: 'hidden',
      width: 'minmax(8.5rem, 1fr)',
      cell: (lead) => <PhoneCell phone={lead.phone} />,
    },
    {
      id: 'source',
      wide: true,
      title: t('leads.source'),
      card: 'hidden',
      width: 'minmax(8rem, 0.8fr)',
      cell: (lead) => sources?.find((source) => source.id === lead.lead_source_id)?.name ?? '',
    },
    {
      id: 'user',
      title: t('leads.assigned'),
      width: 'minmax(6.5rem, 0.9fr)',
      cell: (lead) => lead.user?.name ?? t('leads.nobody'),
    },
    {
      id: 'unit',
      title: t('leads.unit'),
      width: 'minmax(5rem, 0.8fr)',
      cell: (lead) => <UnitCell unit={unitById(lead.unit_id)} />,
    },
    {
      id: 'views',
      title: t('leads.interest'),
      align: 'end',
      width: 'minmax(5.5rem, 0.6fr)',
      card: 'hidden',
      cell: (lead) => t('leads.interestCounts', { favourites: lead.favourite_count, views: lead.view_count }),
    },
    {
      id: 'activity',
      title: t('leads.lastActive'),
      sortable: true,
      width: 'minmax(8.25rem, 0.9fr)',
      cell: (lead) => <Moment at={lead.last_active_at} />,
    },
    {
      id: 'created',
      wide: true,
      title: t('leads.since'),
      sortable: true,
      card: 'hidden',
      width: 'minmax(7.5rem, 0.7fr)',
      cell: (lead) => <Moment at={lead.created_at} />,
    },
  ];
}

function NameCell({ lead }: { lead: Lead }) {
  return (
    <>
      <span className={styles.name}>{fullName(lead)}</span>
      <span className={styles.email} title={lead.email}>
        {lead.email}
      </span>
    </>
  );
}

function PhoneCell({ phone }: { phone: string }) {
  if (givenPhone(phone) === null) return null;
  return (
    <a href={telephoneAddress(phone)} className={styles.phone}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}

function UnitCell({ unit }: { unit: Property | undefined }) {
  if (unit === undefined) return '–';
  return (
    <Link to={unitAddress(unit.id)} className={styles.unit}>
      <StatusTag status={statusLabel(unit.status_id)}>{unit.code}</StatusTag>
    </Link>
  );
}
