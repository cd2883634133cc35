import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { ZoomHand } from './zoom-hand.ts';
import { maxZoom } from './zoom-view.ts';

/** How much one press of a button or key zooms. */
const step = 1.5;

/** The zoom of the picture in view: what it is, and buttons and keys for it beside the gestures. */
export function useZoom(swiper: Swiper | undefined) {
  const [scale, setScale] = useState(1);
  const hand = useRef<ZoomHand>(undefined);
  useEffect(() => {
    if (!swiper) return;
    const made = new ZoomHand(swiper, setScale);
    hand.current = made;
    return () => made.end();
  }, [swiper]);
  return {
    scale,
    canZoomIn: scale < maxZoom,
    canZoomOut: scale > 1,
    zoomIn: () => hand.current?.zoom(step),
    zoomOut: () => hand.current?.zoom(1 / step),
    reset: () => hand.current?.reset(),
  };
}

export type CarouselZoom = ReturnType<typeof useZoom>;
