import { useSyncExternalStore } from 'react';
import { useMedia } from './use-media.ts';

/** Heights in rem: a row of the table, a card on a phone. They stand in list-table.module.css too. */
const rowHeight = 3.875;
const cardHeight = 8.25;

/** The height of one unit in the list, in pixels at the page's own text size. */
export function useRowHeight(): number {
  const isPhone = useMedia('(max-width: 767px)');
  const rem = useSyncExternalStore(onResize, textSize);
  return Math.round((isPhone ? cardHeight : rowHeight) * rem);
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
