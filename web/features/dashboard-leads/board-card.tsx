import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEventHandler } from 'react';
import type { Property } from '#contract/entities/property.ts';
import type { Lead } from '#contract/entities/leads.ts';
import { LeadCard } from './lead-card.tsx';
import styles from './lead-board.module.css';

/** A card that can be moved: with a mouse anywhere on it, with a finger that rests on it, by keyboard at its handle. */
export function BoardCard({ lead, unit }: { lead: Lead; unit: Property | undefined }) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: lead.id,
    data: { lead },
  });
  const { onKeyDown, ...byHand } = listeners ?? {};
  return (
    <li ref={setNodeRef} className={isDragging ? styles.taken : undefined} {...byHand}>
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
