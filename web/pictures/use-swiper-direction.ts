import { useEffect } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { useDirection } from '#web/texts/direction.ts';

/** Lines the slides up in the direction of the language, which a Swiper reads from the page only when it is made. */
export function useSwiperDirection(swiper: SwiperClass | undefined): void {
  const direction = useDirection();
  useEffect(() => {
    if (swiper && !swiper.destroyed) swiper.changeLanguageDirection(direction);
  }, [swiper, direction]);
}
