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
  type CollisionDetection,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { Lead } from '#contract/entities/leads.ts';
import type { LeadStatusId } from '#domain/people/roles.ts';
import { leadStatusIds } from '#web/leads/lead-words.ts';
import { BoardColumn } from './board-column.tsx';
import type { LeadFilters } from './filters.ts';
import { LeadCard } from './lead-card.tsx';
import { toNextColumn } from './to-next-column.ts';
import { useBoardWords } from './use-board-words.ts';
import { useMoveLead } from './use-move-lead.ts';
import { useUnitOf } from './use-unit-of.ts';
import styles from './lead-board.module.css';

/** Under the pointer where there is one; by keyboard, what the card lies over. */
const findColumn: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Leads by status, side by side; one is moved by mouse, finger or keyboard. */
export function LeadBoard({ filters }: { filters: LeadFilters }) {
  const [lifted, setLifted] = useState<Lead>();
  const unitOf = useUnitOf();
  const move = useMoveLead();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextColumn,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findColumn}
      accessibility={useBoardWords()}
      onDragStart={({ active }) => setLifted(active.data.current?.['lead'] as Lead)}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={({ active, over }) => {
        setLifted(undefined);
        const lead = active.data.current?.['lead'] as Lead;
        const to = over?.data.current?.['status'] as LeadStatusId | undefined;
        if (to !== undefined && to !== lead.lead_status_id) move({ lead, to });
      }}
    >
      <div className={styles.board}>
        {leadStatusIds.map((status) => (
          <BoardColumn key={status} status={status} filters={filters} unitOf={unitOf} />
        ))}
      </div>
      <DragOverlay>{lifted && <LeadCard lead={lifted} unit={unitOf(lifted.unit_id)} lifted />}</DragOverlay>
    </DndContext>
  );
}
