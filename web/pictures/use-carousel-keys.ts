import { useEffect } from 'react';
import type { Swiper } from 'swiper';
import type { CarouselZoom } from './use-zoom.ts';

/**
 * Keys of the pictures, wherever the focus is, unless something else wanted them: arrows, Home, End, plus, minus, 0, f.
 */
export function useCarouselKeys(swiper: Swiper | undefined, zoom: CarouselZoom, onToggleFull: () => void): void {
  useEffect(() => {
    if (!swiper) return;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => swiper.slidePrev(),
      ArrowRight: () => swiper.slideNext(),
      Home: () => swiper.slideTo(0),
      End: () => swiper.slideTo(swiper.slides.length - 1),
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      '0': zoom.reset,
      f: onToggleFull,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actions[event.key];
      if (
        !action ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isElsewhere(event.target)
      )
        return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [swiper, zoom, onToggleFull]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog, nav, aside, [role=dialog]') !== null
  );
}
