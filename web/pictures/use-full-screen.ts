import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Shows one element over the whole screen and back. Where the browser has no full screen for elements (iPhone), the
 * element is only told to fill the window, and Escape ends that.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  useEffect(() => {
    if (!isFull || document.fullscreenElement) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFull]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    const shown = element.current;
    if (!isFull && shown && document.fullscreenEnabled) void shown.requestFullscreen().catch(() => setFull(true));
    else setFull(!isFull);
  }, [element, isFull]);
  return { isFull, toggle };
}
