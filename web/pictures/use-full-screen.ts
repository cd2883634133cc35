import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Shows an element in full screen. Where the browser has no full screen for elements (iPhone), only `isFull` is set, so
 * that the element fills the window, and Escape ends it.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  useEffect(() => {
    if (!isFull || document.fullscreenElement) return;
    const exit = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false);
    document.addEventListener('keydown', exit);
    return () => document.removeEventListener('keydown', exit);
  }, [isFull]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    const shown = element.current;
    if (!isFull && shown && document.fullscreenEnabled) void shown.requestFullscreen().catch(() => setFull(true));
    else setFull(!isFull);
  }, [element, isFull]);
  return { isFull, toggle };
}
