import type { DndContextProps, Over, Active } from '@dnd-kit/core';
import type { Lead } from '#contract/entities/leads.ts';
import type { LeadStatusId } from '#domain/people/roles.ts';
import { leadStatusTexts } from '#web/leads/lead-words.ts';
import { useText } from '#web/texts/language.tsx';

/** What is read out while a card is moved. */
export function useBoardWords(): NonNullable<DndContextProps['accessibility']> {
  const t = useText();
  const nameOf = (active: Active) => {
    const lead = active.data.current?.['lead'] as Lead | undefined;
    return lead ? `${lead.first_name} ${lead.last_name}` : '';
  };
  const statusOf = (over: Over | null) =>
    over ? t(leadStatusTexts[over.data.current?.['status'] as LeadStatusId]) : '';
  return {
    screenReaderInstructions: { draggable: t('leads.moveHelp') },
    announcements: {
      // What it is over is said at once, and would cut off any other word.
      onDragStart: () => undefined,
      onDragOver: ({ active, over }) =>
        over ? t('leads.over', { name: nameOf(active), status: statusOf(over) }) : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? t('leads.dropped', { name: nameOf(active), status: statusOf(over) })
          : t('leads.putBack', { name: nameOf(active) }),
      onDragCancel: ({ active }) => t('leads.putBack', { name: nameOf(active) }),
    },
  };
}
