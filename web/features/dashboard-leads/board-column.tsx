import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ChevronDown } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import type { Lead } from '#contract/entities/leads.ts';
import type { Property } from '#contract/entities/property.ts';
import type { LeadStatusId } from '#domain/people/roles.ts';
import { leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LoadFailure, MoreFailure, RowsSkeleton } from '#web/ui/dashboard/load-failure.tsx';
import type { LeadFilters } from './filters.ts';
import { LeadCard } from './lead-card.tsx';
import { useLeads } from './use-leads.ts';
import styles from './lead-board.module.css';

const perPage = 20;

type BoardColumnProps = {
  status: LeadStatusId;
  filters: LeadFilters;
  unitById: (id: number | null) => Property | undefined;
};

/** The leads of one status, the most recently active first, loaded page by page. */
export function BoardColumn({ status, filters, unitById }: BoardColumnProps) {
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
      {data && total === 0 && <p className={styles.empty}>{t('leads.nobodyHere')}</p>}
      <ul className={styles.cards}>
        {leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} unit={unitById(lead.unit_id)} />
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

/** A card that can be dragged: anywhere on it with a mouse, after a long press by touch, at its handle by keyboard. */
function BoardCard({ lead, unit }: { lead: Lead; unit: Property | undefined }) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: lead.id,
    data: { lead },
  });
  const { onKeyDown, ...pointerListeners } = listeners ?? {};
  return (
    <li ref={setNodeRef} className={isDragging ? styles.dragged : undefined} {...pointerListeners}>
      <LeadCard
        lead={lead}
        unit={unit}
        handle={{
          ref: setActivatorNodeRef,
          onKeyDown: onKeyDown as KeyboardEventHandler,
          'aria-describedby': attributes['aria-describedby'],
          'aria-roledescription': attributes['aria-roledescription'],
        }}
      />
    </li>
  );
}
