import 'swiper/css';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useDirection } from '#web/texts/direction.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import styles from './thumbnail-strip.module.css';

/**
 * The number of visible thumbnails by minimum window width in px (at the usual font size of 16 px; the style sheet
 * counts in em); `0` is for phones.
 */
export type StripSlides = Readonly<Record<number, number>>;

/** The width of a thumbnail, as in `<img sizes>`. */
export const thumbnailWidth = widthInRem(8);

/** Pixels between two thumbnails. */
const gap = 6;

type ThumbnailStripProps = {
  files: readonly string[];
  index: number;
  slides: StripSlides;
  nameOf: (file: string, place: number) => string;
  onChoose: (place: number) => void;
};

/** A strip of thumbnails; the current one is highlighted and kept in view. */
export function ThumbnailStrip({ files, index, slides, nameOf, onChoose }: ThumbnailStripProps) {
  const [swiper, setSwiper] = useState<SwiperClass>();
  useSwiperDirection(swiper);
  useEffect(() => {
    if (swiper && !swiper.destroyed) swiper.slideTo(Math.max(0, index - Math.floor(swiper.slidesPerViewDynamic() / 2)));
  }, [swiper, index]);
  return (
    <Panel as="div" dense className={styles.strip} data-thumbnails style={styleOf(files.length, slides)}>
      <Swiper slidesPerView="auto" spaceBetween={gap} onSwiper={setSwiper}>
        {files.map((file, place) => (
          <SwiperSlide key={file} className={styles.slide}>
            <button
              type="button"
              className={classNames(styles.thumb, place === index && styles.on)}
              aria-label={nameOf(file, place)}
              aria-current={place === index}
              onClick={() => onChoose(place)}
              onFocus={({ currentTarget }) => {
                if (swiper && currentTarget.matches(':focus-visible')) showFocused(swiper, place, currentTarget);
              }}
            >
              <PictureImage file={file} alt="" sizes={thumbnailWidth} className={styles.picture} />
            </button>
          </SwiperSlide>
        ))}
      </Swiper>
    </Panel>
  );
}

/** Slides to a focused thumbnail that is not visible, and undoes the scrolling with which the browser showed it. */
function showFocused(swiper: SwiperClass, place: number, thumb: HTMLElement): void {
  swiper.el.scrollTo(0, 0);
  if (isOutOfSight(thumb)) swiper.slideTo(place, 0);
}

/** Whether a thumbnail is outside of the strip, in part at least. */
function isOutOfSight(thumb: HTMLElement): boolean {
  const { left, right } = thumb.getBoundingClientRect();
  const strip = thumb.closest('[data-thumbnails]')?.getBoundingClientRect();
  return strip !== undefined && (left < strip.left || right > strip.right);
}

/** CSS variables for the width of the strip: the number of slides, how many are visible by window width, the gap. */
function styleOf(count: number, slides: StripSlides): CSSProperties {
  return Object.fromEntries([
    ['--count', count],
    ['--gap', `${gap}px`],
    ...Object.entries(slides).map(([width, inSight]) => [`--slides-${width}`, inSight]),
  ]) as CSSProperties;
}

/** Keeps the direction of the slides in sync with the language: Swiper reads it from the page only once. */
export function useSwiperDirection(swiper: SwiperClass | undefined): void {
  const direction = useDirection();
  useEffect(() => {
    if (swiper && !swiper.destroyed) swiper.changeLanguageDirection(direction);
  }, [swiper, direction]);
}
