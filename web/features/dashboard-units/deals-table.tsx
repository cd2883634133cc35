import { KeySquare } from 'lucide-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { type UnitStatusId, statusLabel } from '#domain/units/statuses.ts';
import { fullName } from '#domain/people/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { reloadQueries } from '#web/api/query-client.ts';
import { useKnownUnits } from '#web/catalogue/known-units.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { Price } from '#web/ui/amounts.tsx';
import { type Column, PagedTable, uniqueById } from '#web/ui/dashboard/data-table.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { EmptyState } from '#web/ui/dashboard/placeholders.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { useStatusTitle } from './unit-choices.ts';
import styles from './deals.module.css';

/** Which client holds which unit: open reservations and sales, loaded page by page while scrolling. */
export function DealsTable() {
  const t = useText();
  const columns = useColumns();
  const { deals, pages } = useDeals();
  return (
    <PagedTable
      pages={pages}
      label={t('units.deals')}
      columns={columns}
      rows={deals}
      rowKey={(deal) => deal.id}
      empty={<EmptyState icon={<KeySquare />} title={t('units.noDeals')} text={t('units.noDealsText')} />}
    />
  );
}

function useColumns(): Column<PropertyAction>[] {
  const t = useText();
  const statusTitle = useStatusTitle();
  return [
    {
      id: 'unit',
      title: t('units.code'),
      width: 'minmax(5.5rem, 0.7fr)',
      card: 'heading',
      cell: ({ property }) => (
        <Link to={unitAddress(property.id)} className={styles.link}>
          {property.code}
        </Link>
      ),
    },
    {
      id: 'client',
      title: t('units.client'),
      width: 'minmax(9rem, 1.6fr)',
      cell: ({ client }) => <ClientLink client={client} />,
    },
    { id: 'user', title: t('units.seller'), width: 'minmax(8rem, 1.2fr)', cell: ({ user }) => user.name },
    {
      id: 'day',
      title: t('units.day'),
      width: 'minmax(7.5rem, 1fr)',
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      id: 'status',
      title: t('units.status'),
      width: 'minmax(8.5rem, 1.1fr)',
      cell: ({ status }) => (
        <StatusTag status={statusLabel(status as UnitStatusId)} className={styles.status}>
          {statusTitle(status)}
        </StatusTag>
      ),
    },
    {
      id: 'price',
      title: t('units.price'),
      width: 'minmax(7.25rem, 1fr)',
      align: 'end',
      card: 'corner',
      cell: ({ price }) => (
        <span className={styles.price}>
          <Price minor={price} />
        </span>
      ),
    },
  ];
}

/** A client's name with a link to their page; a dash if they were erased or are out of reach. */
export function ClientLink({ client }: Pick<PropertyAction, 'client'>) {
  const name = client === null ? '' : fullName(client).trim();
  if (client === null || name === '') return '–';
  return (
    <Link to={`/dashboard/leads/${client.id}`} className={styles.link}>
      {name}
    </Link>
  );
}

const perPage = 60;
const dealsKey = ['deals'] as const;

/** Open reservations and sales of the clients in reach, newest first, page by page. */
function useDeals() {
  useReloadOnUnitChange();
  const pages = useInfiniteQuery({
    queryKey: dealsKey,
    staleTime: 0,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi(calls.listActions, { query: { page: pageParam, per_page: perPage }, signal }),
    getNextPageParam: (last: PropertyAction[], all) => (last.length < perPage ? undefined : all.length + 1),
  });
  return { pages, deals: uniqueById(pages.data?.pages ?? []) };
}

/**
 * The open reservation or sale of a unit. `holder` is undefined while loading, and null if there is none or its client
 * is out of reach.
 */
export function useHolder(unitId: number) {
  useReloadOnUnitChange();
  const { data, isError, refetch } = useQuery({
    queryKey: [...dealsKey, 'of', unitId],
    staleTime: 0,
    queryFn: ({ signal }) => callApi(calls.listActions, { query: { property_id: unitId, per_page: 1 }, signal }),
  });
  return { holder: data && (data[0] ?? null), isError, refetch };
}

/**
 * Reloads the deals whenever a unit changes, in this browser or elsewhere, and when the units arrive: what changed
 * before that causes no event, and the deals may have been answered earlier.
 */
function useReloadOnUnitChange(): void {
  const queries = useQueryClient();
  // Versions only ever increase, so every change increases the sum.
  const sum = useKnownUnits().reduce((total, { version }) => total + version, 0);
  const lastSum = useRef(sum);
  useEffect(() => {
    if (lastSum.current === sum) return;
    lastSum.current = sum;
    void reloadQueries(queries, { queryKey: dealsKey });
  }, [queries, sum]);
}
