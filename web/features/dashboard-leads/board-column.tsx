import { useDroppable } from '@dnd-kit/core';
import { ChevronDown } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import type { LeadStatusId } from '#domain/people/roles.ts';
import { leadStatusTexts } from '#web/leads/lead-words.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LoadFailure, MoreFailure } from '#web/ui/dashboard/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { BoardCard } from './board-card.tsx';
import type { LeadFilters } from './filters.ts';
import { useLeads } from './use-leads.ts';
import styles from './lead-board.module.css';

const perPage = 20;

type BoardColumnProps = {
  status: LeadStatusId;
  filters: LeadFilters;
  unitOf: (id: number | null) => Property | undefined;
};

/** The leads of one status, the latest active first, so many at a time. */
export function BoardColumn({ status, filters, unitOf }: BoardColumnProps) {
  const t = useText();
  const { setNodeRef, isOver } = useDroppable({ id: `status-${status}`, data: { status } });
  const {
    leads,
    total,
    data,
    isPending,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useLeads(filters, String(status), perPage);
  const title = t(leadStatusTexts[status]);
  return (
    <section ref={setNodeRef} aria-label={title} className={classNames(styles.column, isOver && styles.over)}>
      <h2 className={styles.heading}>
        {title}
        <span className={styles.count}>{total}</span>
      </h2>
      {isPending && <RowsSkeleton count={5} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && total === 0 && <p className={styles.nobody}>{t('leads.nobodyHere')}</p>}
      <ul className={styles.cards}>
        {leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} unit={unitOf(lead.unit_id)} />
        ))}
      </ul>
      {isFetchNextPageError && <MoreFailure busy={isFetchingNextPage} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          look="text"
          className={styles.more}
          iconAfter={<ChevronDown aria-hidden="true" />}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('leads.more', { count: total - leads.length })}
        </Button>
      )}
    </section>
  );
}
