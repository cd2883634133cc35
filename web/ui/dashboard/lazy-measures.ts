import { elementScroll, type ReactVirtualizerOptions } from '@tanstack/react-virtual';

/** The height of a row until it is measured, in px. */
export const rowHeight = 56;

/**
 * Options of a virtualiser with which it learns heights only from the browser's observers, after the layout of a frame.
 * By itself it asks for them, and scrolls to the start, as soon as it has inserted rows: the page would be laid out
 * within that task. Until a row is measured, its height is wrong, so rows have to be in the flow of the page.
 */
export const lazyMeasures = {
  // Not rounded, as by default: rows would move by a fraction of a pixel when those above them are no longer drawn.
  measureElement(row, entry, table) {
    const key = table.options.getItemKey(table.indexFromElement(row));
    return entry?.borderBoxSize[0]?.blockSize ?? table.itemSizeCache.get(key) ?? rowHeight;
  },
  observeElementRect({ scrollElement }, onChange) {
    if (scrollElement === null) return undefined;
    const observer = new ResizeObserver(() =>
      onChange({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
    );
    observer.observe(scrollElement);
    return () => observer.disconnect();
  },
  scrollToFn(offset, options, table) {
    if (offset > 0 || options.adjustments !== undefined) elementScroll(offset, options, table);
  },
} satisfies Partial<ReactVirtualizerOptions<HTMLDivElement, HTMLTableRowElement>>;
