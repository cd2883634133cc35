import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How far the details sheet of a phone is drawn up. */
export const sheetPlaces = ['peek', 'half', 'full'] as const;
export type SheetPlace = (typeof sheetPlaces)[number];

/** Pixels: below the first a press is a tap; from the second on the sheet goes to its next place. */
const still = 6;
const enough = 48;

/**
 * The place of the sheet. It follows the finger on its handle and then settles; a tap opens it one place further, arrow
 * keys move it.
 */
export function useSheet() {
  const [place, setPlace] = useState<SheetPlace>('half');
  const [pulled, setPulled] = useState(0);
  const start = useRef<number>(undefined);
  const wasDragged = useRef(false);
  const move = (by: number) => setPlace((current) => sheetPlaces[clamp(sheetPlaces.indexOf(current) + by)]!);
  const end = (event: PointerEvent<HTMLElement>) => {
    const way = (start.current ?? event.clientY) - event.clientY;
    start.current = undefined;
    setPulled(0);
    wasDragged.current = Math.abs(way) >= still;
    if (Math.abs(way) >= enough) move(Math.sign(way) * (Math.abs(way) > window.innerHeight / 2 ? 2 : 1));
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
      if (!wasDragged.current) setPlace(place === 'full' ? 'peek' : sheetPlaces[sheetPlaces.indexOf(place) + 1]!);
      wasDragged.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      move(event.key === 'ArrowUp' ? 1 : -1);
    },
  };
  return { place, pulled, handle };
}

export type Sheet = ReturnType<typeof useSheet>;

function clamp(index: number): number {
  return Math.min(Math.max(index, 0), sheetPlaces.length - 1);
}
