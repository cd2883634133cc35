import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type Active,
  type CollisionDetection,
  type DndContextProps,
  type KeyboardCoordinateGetter,
  type Over,
} from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Lead } from '#contract/entities/leads.ts';
import type { LeadStatusId } from '#domain/leads/lead-statuses.ts';
import type { Direction } from '#domain/texts/direction.ts';
import { fullName } from '#domain/people/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { reloadQueries } from '#web/api/query-client.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { leadStatusIds, leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useKeptScroll } from '#web/router/going-back.ts';
import { useDirection } from '#web/texts/direction.ts';
import { useText } from '#web/texts/language.tsx';
import { lineStep } from '#web/ui/line-step.ts';
import { useToast } from '#web/ui/toast.tsx';
import { BoardColumn, LeadCard } from './board-column.tsx';
import type { LeadFilters } from './filters.ts';
import { leadOf, MovableCards } from './movable-cards.tsx';
import { useUnitById, type LeadPages } from './use-leads.ts';
import styles from './lead-board.module.css';

/** The column under the pointer or, by keyboard, the one that the card overlaps. */
const detectColumn: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

// Beside the component: with options that are new each time, every card would be rendered with the board.
const mouseOptions = { activationConstraint: { distance: 6 } };
const touchOptions = { activationConstraint: { delay: 250, tolerance: 8 } };
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** The leads in one column per status. Cards are moved between columns by mouse, touch or keyboard. */
export function LeadBoard({ filters }: { filters: LeadFilters }) {
  const t = useText();
  const [dragged, setDragged] = useState<Lead>();
  const board = useRef<HTMLElement>(null);
  const { onScroll } = useKeptScroll(board, { name: 'board', side: 'left' });
  const unitById = useUnitById();
  const direction = useDirection();
  const move = useMoveLead();
  const sensors = useSensors(
    useSensor(MouseSensor, mouseOptions),
    useSensor(TouchSensor, touchOptions),
    useSensor(
      KeyboardSensor,
      useMemo(() => ({ coordinateGetter: moveToNextColumn(direction), keyboardCodes }), [direction]),
    ),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectColumn}
      accessibility={useAnnouncements()}
      onDragStart={({ active }) => setDragged(leadOf(active))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const lead = leadOf(active);
        const to = statusOf(over);
        if (lead && to !== undefined && to !== lead.lead_status_id) move({ lead, to });
      }}
    >
      <MovableCards>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll columns without any card, too */}
        <section ref={board} onScroll={onScroll} className={styles.board} aria-label={t('leads.board')} tabIndex={0}>
          {leadStatusIds.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              filters={filters}
              unitById={unitById}
              draggedId={dragged?.lead_status_id === status ? dragged.id : undefined}
            />
          ))}
        </section>
      </MovableCards>
      <DragOverlay>{dragged && <LeadCard lead={dragged} unit={unitById(dragged.unit_id)} isOverlay />}</DragOverlay>
    </DndContext>
  );
}

function statusOf(over: Over | null): LeadStatusId | undefined {
  return over?.data.current?.['status'] as LeadStatusId | undefined;
}

const stepsDown: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move a card to the top of the next or previous column. */
const moveToNextColumn =
  (direction: Direction): KeyboardCoordinateGetter =>
  (event, { context: { droppableRects, droppableContainers, over, active } }) => {
    const step = lineStep(event.code, direction) ?? stepsDown[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const columns = droppableContainers.getEnabled().map((container) => container.id);
    const current = columns.indexOf(over?.id ?? `status-${leadOf(active)?.lead_status_id}`);
    const target = columns[Math.min(columns.length - 1, Math.max(0, current + step))];
    const rect = target === undefined ? undefined : droppableRects.get(target);
    return rect && { x: rect.left, y: Math.max(rect.top, 0) + 48 };
  };

/** What screen readers announce while a card is moved. */
function useAnnouncements(): NonNullable<DndContextProps['accessibility']> {
  const t = useText();
  const nameOf = (active: Active) => {
    const lead = leadOf(active);
    return lead ? fullName(lead) : '';
  };
  const statusText = (over: Over | null) => {
    const status = statusOf(over);
    return status === undefined ? '' : t(leadStatusTexts[status]);
  };
  return {
    screenReaderInstructions: { draggable: t('leads.moveHelp') },
    announcements: {
      // The column below the card is announced immediately, and would interrupt anything announced here.
      onDragStart: () => undefined,
      onDragOver: ({ active, over }) =>
        over ? t('leads.over', { name: nameOf(active), status: statusText(over) }) : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? t('leads.dropped', { name: nameOf(active), status: statusText(over) })
          : t('leads.putBack', { name: nameOf(active) }),
      onDragCancel: ({ active }) => t('leads.putBack', { name: nameOf(active) }),
    },
  };
}

/** Changes a lead's status optimistically; rolls back with an error toast if the call fails. */
function useMoveLead(): (move: LeadMove) => void {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ lead, to }: LeadMove) =>
      callApi(calls.updateClient, { params: { id: lead.id }, body: { lead_status_id: String(to) } }),
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey: leadKeys.list });
      const before = queries.getQueriesData<LeadPages>({ queryKey: leadKeys.list });
      for (const [key, pages] of before) if (pages) queries.setQueryData(key, moveInPages(pages, String(key[2]), move));
      return { before };
    },
    onError: (_error, { lead }, snapshot) => {
      for (const [key, pages] of snapshot?.before ?? []) queries.setQueryData(key, pages);
      toast(t('leads.moveFailed', { name: fullName(lead) }), 'error');
    },
    onSuccess: (_answer, { lead, to }) =>
      toast(t('leads.moved', { name: fullName(lead), status: t(leadStatusTexts[to]) })),
    onSettled: () => reloadQueries(queries, { queryKey: leadKeys.all }),
  });
  return mutate;
}

/** A change of a lead's status. */
type LeadMove = { lead: Lead; to: LeadStatusId };

/**
 * Returns the pages of a list after a move. `status` is the status that the list is limited to, empty if it contains
 * all leads.
 */
export function moveInPages(pages: LeadPages, status: string, { lead, to }: LeadMove): LeadPages {
  const moved = { ...lead, lead_status_id: to };
  const isIncluded = pages.pages.some((page) => page.leads.some(({ id }) => id === lead.id));
  const isAdded = status === String(to) && !isIncluded;
  const isRemoved = status !== '' && status !== String(to) && isIncluded;
  const change = Number(isAdded) - Number(isRemoved);
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      const leads = isRemoved
        ? page.leads.filter(({ id }) => id !== lead.id)
        : page.leads.map((current) => (current.id === lead.id ? moved : current));
      return { total: page.total + change, leads: isAdded && index === 0 ? [moved, ...leads] : leads };
    }),
  };
}
