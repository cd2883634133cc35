import { useEffect, type RefObject } from 'react';
import { nextOpenLevel, type FloorRow } from './describe-floors.ts';

/** Lets the up and down arrows move the focus from floor to floor, wherever on the screen or nowhere it stands. */
export function useFloorKeys(
  column: RefObject<HTMLElement | null>,
  rows: readonly FloorRow[],
  chosen: number | undefined,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const direction = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
      if (direction === undefined || event.defaultPrevented || !isMeantFor(event.target, column.current)) return;
      const focused = column.current?.querySelector<HTMLElement>('a:focus')?.dataset['floor'];
      const level = focused === undefined ? chosen : nextOpenLevel(rows, Number(focused), direction);
      const label = column.current?.querySelector<HTMLElement>(`a[data-floor="${level}"]`);
      if (!label) return;
      event.preventDefault();
      label.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [column, rows, chosen]);
}

function isMeantFor(target: EventTarget | null, column: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && (column?.contains(target) ?? false));
}
