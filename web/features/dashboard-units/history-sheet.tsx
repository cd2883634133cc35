import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useKnownUnits } from '#web/catalogue/known-units.ts';
import { calls } from '#contract/calls/index.ts';
import type { UnitHistoryEntry } from '#contract/calls/prices.ts';
import type { Property } from '#contract/entities/property.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText, useDateText } from '#web/texts/language.tsx';
import { useUnitPriceText } from '#web/ui/amounts.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { ClientLink, useHolder } from './deals-table.tsx';
import { useStatusTitle } from './unit-choices.ts';
import deals from './deals.module.css';
import styles from './units.module.css';

/**
 * The history of a unit: the client who holds it, and every change of status and price, newest first. Reloads when the
 * unit changes.
 */
export function HistorySheet({ unit, onClose }: { unit: Property; onClose: () => void }) {
  const t = useText();
  const { version } = useKnownUnits().find(({ id }) => id === unit.id) ?? unit;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['unitHistory', unit.id, version],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(calls.listUnitHistory, { params: { id: unit.id }, signal }),
  });
  return (
    <SideSheet title={t('units.historyOf', { code: unit.code })} onClose={onClose}>
      <Holder unitId={unit.id} />
      {isPending && <RowsSkeleton count={4} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon={<History />} title={t('units.historyEmpty')} text={t('units.historyEmptyText')} />
      )}
      <ol className={styles.history}>
        {data?.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
    </SideSheet>
  );
}

/** The client who holds a unit, if they are in reach. */
function Holder({ unitId }: { unitId: number }) {
  const t = useText();
  const statusTitle = useStatusTitle();
  const { holder, isError, refetch } = useHolder(unitId);
  if (isError && holder === undefined) return <LoadFailure onRetry={() => void refetch()} />;
  if (!holder) return null;
  return (
    <p className={deals.holder}>
      {t('units.heldAs', { status: statusTitle(holder.status) })}
      <ClientLink client={holder.client} />
      <span className={deals.seller}>{t('units.soldBy', { name: holder.user.name })}</span>
    </p>
  );
}

function Change({ change }: { change: UnitHistoryEntry }) {
  const t = useText();
  const dateText = useDateText();
  const priceText = useUnitPriceText();
  const statusTitle = useStatusTitle();
  return (
    <li className={styles.change}>
      <p className={styles.when}>
        <time dateTime={change.at}>{dateText(change.at, 'dateTime')}</time>
        <span>{t(`units.cause.${change.cause}`)}</span>
      </p>
      {change.old_status_id !== change.new_status_id && (
        <p className={styles.step}>
          {t('units.fromTo', { from: statusTitle(change.old_status_id), to: statusTitle(change.new_status_id) })}
        </p>
      )}
      {change.old_price !== change.new_price && (
        <p className={styles.step}>
          {t('units.fromTo', { from: priceText(change.old_price), to: priceText(change.new_price) })}
        </p>
      )}
      {change.reason !== '' && <p>{t('units.reasonGiven', { reason: change.reason })}</p>}
      <p className={styles.author}>{change.user?.name ?? t('units.somebody')}</p>
    </li>
  );
}
