import { useDroppable } from '@dnd-kit/core';
import { ChevronDown, GripVertical, HandHelping } from 'lucide-react';
import { memo, useMemo, useRef, type ComponentProps } from 'react';
import type { Lead } from '#contract/entities/leads.ts';
import type { Property } from '#contract/entities/property.ts';
import type { LeadStatusId } from '#domain/leads/lead-statuses.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { fullName } from '#domain/people/full-name.ts';
import { leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useTakeClient } from '#web/leads/queries.ts';
import { ViewingOnCard } from '#web/leads/viewing-task.tsx';
import { useKeptScroll } from '#web/router/going-back.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { LoadFailure, MoreFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import type { LeadFilters } from './filters.ts';
import { useMovableCard } from './movable-cards.tsx';
import { useLeads } from './use-leads.ts';
import styles from './lead-board.module.css';

const perPage = 20;

type BoardColumnProps = {
  status: LeadStatusId;
  filters: LeadFilters;
  unitById: (id: number | null) => Property | undefined;
  /** The lead of this column whose card is being moved. */
  draggedId: number | undefined;
};

/** The leads of one status, the most recently active first, loaded page by page. A card can be dropped on it. */
export function BoardColumn(props: BoardColumnProps) {
  const t = useText();
  const { status, filters } = props;
  const { setNodeRef, isOver } = useDroppable({ id: `status-${status}`, data: { status } });
  const column = useRef<HTMLElement>(null);
  const { onScroll } = useKeptScroll(column, { name: String(status), results: JSON.stringify(filters) });
  const ref = useMemo(
    () => (element: HTMLElement | null) => {
      column.current = element;
      setNodeRef(element);
    },
    [setNodeRef],
  );
  return (
    <section
      ref={ref}
      onScroll={onScroll}
      aria-label={t(leadStatusTexts[status])}
      className={classNames(styles.column, isOver && styles.over)}
    >
      <ColumnContent {...props} />
    </section>
  );
}

/** Not rendered again by `useDroppable`, which renders the column several times when a drag begins or ends. */
const ColumnContent = memo(function ColumnContent({ status, filters, unitById, draggedId }: BoardColumnProps) {
  const t = useText();
  const countText = useCountText();
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
  return (
    <>
      <h2 className={styles.heading}>
        {t(leadStatusTexts[status])}
        {data && <span className={styles.count}>{countText(total)}</span>}
      </h2>
      {isPending && <RowsSkeleton count={5} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && total === 0 && <p className={styles.empty}>{t('leads.nobodyHere')}</p>}
      <ul className={styles.cards}>
        {leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} unit={unitById(lead.unit_id)} isDragged={lead.id === draggedId} />
        ))}
      </ul>
      {isFetchNextPageError && <MoreFailure busy={isFetchingNextPage} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="text"
          className={styles.more}
          iconAfter={<ChevronDown />}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('leads.more', { count: total - leads.length })}
        </Button>
      )}
    </>
  );
});

type BoardCardProps = { lead: Lead; unit: Property | undefined; isDragged: boolean };

/** A card that can be moved: anywhere on it with a mouse, after a long press by touch, at its handle by keyboard. */
const BoardCard = memo(function BoardCard({ lead, unit, isDragged }: BoardCardProps) {
  const { item, handle } = useMovableCard(lead);
  // An unassigned lead has to be taken first.
  const isMovable = lead.user !== null;
  return (
    <li className={isDragged ? styles.dragged : undefined} {...(isMovable && item)}>
      <LeadCard lead={lead} unit={unit} handle={isMovable ? handle : undefined} />
    </li>
  );
});

type LeadCardProps = {
  lead: Lead;
  /** The unit that the lead is most interested in. */
  unit: Property | undefined;
  /** Props of the drag handle for the keyboard; no handle without them. */
  handle?: ComponentProps<'button'> | undefined;
  /** Rendered at the pointer while the card is dragged. */
  isOverlay?: boolean;
};

/**
 * A lead's card: their unit, name, note and next viewing, when they were last active, and whether a sales user has to
 * act.
 */
export function LeadCard({ lead, unit, handle, isOverlay = false }: LeadCardProps) {
  const t = useText();
  const name = fullName(lead);
  const isWaiting = lead.user === null;
  const needsSomebody = isWaiting || lead.awaits_response;
  return (
    <article className={classNames(styles.card, isOverlay && styles.overlay, !lead.is_active && styles.inactive)}>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={`/dashboard/leads/${lead.id}`} draggable={false}>
            {name}
          </Link>
        </h3>
        {needsSomebody && <p className={styles.fresh}>{t(isWaiting ? 'leads.waiting' : 'leads.awaitsResponse')}</p>}
        <p className={styles.note}>{lead.note || lead.email}</p>
        {isWaiting && <TakeButton lead={lead} />}
        {lead.viewing && <ViewingOnCard viewing={lead.viewing} name={name} />}
        <p className={styles.foot}>
          {unit ? (
            <StatusTag status={statusLabel(unit.status_id)}>{unit.code}</StatusTag>
          ) : (
            <span className={styles.none}>{t('leads.noUnit')}</span>
          )}
          <Moment at={lead.last_active_at} />
        </p>
      </div>
      {handle && (
        <button type="button" {...handle} className={styles.handle} aria-label={t('leads.move', { name })}>
          <GripVertical />
        </button>
      )}
    </article>
  );
}

/** Assigns an unassigned lead to the user. */
function TakeButton({ lead }: { lead: Lead }) {
  const t = useText();
  const { take, busy } = useTakeClient(lead);
  return (
    <Button
      className={styles.take}
      icon={<HandHelping />}
      busy={busy}
      onClick={take}
      aria-label={t('leads.takeName', { name: fullName(lead) })}
    >
      {t('leads.take')}
    </Button>
  );
}
