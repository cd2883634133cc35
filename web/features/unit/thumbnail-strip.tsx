import { useEffect, useState, type CSSProperties } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './thumbnail-strip.module.css';

/** Slides in the strip by window width in pixels (specification, section 9); phones show as many as fit. */
export const stripSlides = { 0: 5, 768: 4, 1250: 6, 1441: 8 } as const;

type ThumbnailStripProps = {
  files: readonly string[];
  index: number;
  nameOf: (file: string, place: number) => string;
  onChoose: (place: number) => void;
};

/** The strip of small pictures; the one in view is marked and kept in sight. */
export function ThumbnailStrip({ files, index, nameOf, onChoose }: ThumbnailStripProps) {
  const [swiper, setSwiper] = useState<SwiperClass>();
  useEffect(() => {
    if (swiper && !swiper.destroyed) swiper.slideTo(Math.max(0, index - 1));
  }, [swiper, index]);
  const breakpoints = Object.fromEntries(Object.entries(stripSlides).map(([width, slides]) => [width, { slidesPerView: Math.min(slides, files.length) }]));
  return (
    <Panel as="div" dense className={styles.strip} style={{ '--count': files.length } as CSSProperties}>
      <Swiper modules={[A11y]} a11y={{ wrapperLiveRegion: false, slideRole: 'presentation' }} spaceBetween={6} breakpoints={breakpoints} onSwiper={setSwiper}>
        {files.map((file, place) => (
          <SwiperSlide key={file} aria-label={undefined}>
            <button type="button" className={classNames(styles.thumb, place === index && styles.on)} aria-label={nameOf(file, place)} aria-current={place === index} onClick={() => onChoose(place)}>
              <PictureImage file={file} alt="" sizes="8rem" className={styles.picture} />
            </button>
          </SwiperSlide>
        ))}
      </Swiper>
    </Panel>
  );
}
