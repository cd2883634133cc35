import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How far the details sheet is pulled up on phones. */
const sheetPositions = ['peek', 'half', 'full'] as const;
type SheetPosition = (typeof sheetPositions)[number];

/** In pixels: a shorter movement of a press is a tap; a longer drag moves the sheet to its next position. */
const tapTolerance = 6;
const dragThreshold = 48;

/**
 * The position of the sheet. It follows the finger on its handle and then snaps; a tap opens it by one position, and
 * the arrow keys move it.
 */
export function useSheet() {
  const [position, setPosition] = useState<SheetPosition>('half');
  const [pulled, setPulled] = useState(0);
  const start = useRef<number>(undefined);
  const wasDragged = useRef(false);
  const move = (steps: number) => setPosition((current) => positionFrom(current, steps));
  const end = (event: PointerEvent<HTMLElement>) => {
    const distance = (start.current ?? event.clientY) - event.clientY;
    start.current = undefined;
    setPulled(0);
    wasDragged.current = Math.abs(distance) >= tapTolerance;
    const steps = Math.abs(distance) > window.innerHeight / 2 ? 2 : 1;
    if (Math.abs(distance) >= dragThreshold) move(Math.sign(distance) * steps);
  };
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) setPulled(start.current - event.clientY);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: () => {
      if (!wasDragged.current) setPosition(position === 'full' ? 'peek' : positionFrom(position, 1));
      wasDragged.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      move(event.key === 'ArrowUp' ? 1 : -1);
    },
  };
  return { position, pulled, handle };
}

export type Sheet = ReturnType<typeof useSheet>;

function positionFrom(current: SheetPosition, steps: number): SheetPosition {
  const index = sheetPositions.indexOf(current) + steps;
  return sheetPositions[Math.min(Math.max(index, 0), sheetPositions.length - 1)] ?? current;
}
