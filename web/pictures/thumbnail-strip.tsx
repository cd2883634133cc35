import 'swiper/css';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useDirection } from '#web/texts/direction.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './thumbnail-strip.module.css';

/** The number of visible thumbnails by minimum window width in px; `0` is for phones. */
export type StripSlides = Readonly<Record<number, number>>;

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
    if (swiper && !swiper.destroyed) swiper.slideTo(Math.max(0, index - Math.floor(slidesInView(swiper) / 2)));
  }, [swiper, index]);
  const breakpoints = Object.fromEntries(
    Object.entries(slides).map(([width, count]) => [width, { slidesPerView: Math.min(count, files.length) }]),
  );
  return (
    <Panel as="div" dense className={styles.strip} data-thumbnails style={styleOf(files.length, slides)}>
      <Swiper
        modules={[A11y]}
        a11y={{ wrapperLiveRegion: false, slideRole: 'presentation' }}
        spaceBetween={6}
        breakpoints={breakpoints}
        onSwiper={setSwiper}
      >
        {files.map((file, place) => (
          <SwiperSlide key={file} aria-label={undefined}>
            <button
              type="button"
              className={classNames(styles.thumb, place === index && styles.on)}
              aria-label={nameOf(file, place)}
              aria-current={place === index}
              onClick={() => onChoose(place)}
            >
              <PictureImage file={file} alt="" sizes="8rem" className={styles.picture} />
            </button>
          </SwiperSlide>
        ))}
      </Swiper>
    </Panel>
  );
}

function slidesInView(swiper: SwiperClass): number {
  const { slidesPerView } = swiper.params;
  return typeof slidesPerView === 'number' ? slidesPerView : 1;
}

/** CSS variables for the width of the strip: the number of slides, and how many are visible by window width. */
function styleOf(count: number, slides: StripSlides): CSSProperties {
  return Object.fromEntries([
    ['--count', count],
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
