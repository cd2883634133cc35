import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** By keyboard a card goes from column to column: arrows lead to the next one's beginning. */
export const toNextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, droppableContainers, over, active } },
) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const columns = droppableContainers.getEnabled().map((container) => container.id);
  const own = `status-${(active?.data.current?.['lead'] as { lead_status_id: number } | undefined)?.lead_status_id}`;
  const at = columns.indexOf(over?.id ?? own);
  const rect = droppableRects.get(columns[Math.min(columns.length - 1, Math.max(0, at + step))]!);
  return rect && { x: rect.left, y: Math.max(rect.top, 0) + 48 };
};
