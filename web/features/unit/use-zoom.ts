import { useEffect, useState } from 'react';
import type { Swiper } from 'swiper';

/** Zoom goes from 1 to 3 (specification, section 9), by this factor a press. */
export const mostZoom = 3;
const factor = 1.5;

/** The zoom of the picture in view: what it is, buttons for it, and ctrl with the wheel (which a pinch on a touchpad is too). */
export function useZoom(swiper: Swiper | undefined) {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!swiper) return;
    const follow = (_: Swiper, next: number) => setScale(next);
    const reset = () => setScale(1);
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(swiper, swiper.zoom.scale * Math.exp(-event.deltaY / 200));
    };
    swiper.on('zoomChange', follow);
    swiper.on('slideChange', reset);
    swiper.el.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      swiper.off('zoomChange', follow);
      swiper.off('slideChange', reset);
      swiper.el?.removeEventListener('wheel', onWheel);
    };
  }, [swiper]);
  const by = (times: number) => swiper && zoomTo(swiper, swiper.zoom.scale * times);
  return { scale, canZoomIn: scale < mostZoom, canZoomOut: scale > 1, zoomIn: () => by(factor), zoomOut: () => by(1 / factor), reset: () => swiper?.zoom.out() };
}

function zoomTo(swiper: Swiper, wanted: number): void {
  const scale = Math.min(wanted, mostZoom);
  if (scale < 1.05) swiper.zoom.out();
  else if (scale !== swiper.zoom.scale) swiper.zoom.in(scale);
}
