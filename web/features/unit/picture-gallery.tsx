import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/zoom';
import type { Property } from '#contract/entities/property.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { GalleryTools } from './gallery-tools.tsx';
import { PlanBackdrop } from './plan-backdrop.tsx';
import { ThumbnailStrip } from './thumbnail-strip.tsx';
import { useGalleryKeys } from './use-gallery-keys.ts';
import { usePictureTitle } from './use-picture-title.ts';
import { mostZoom, useZoom } from './use-zoom.ts';
import { WallLabel } from './wall-label.tsx';
import styles from './picture-gallery.module.css';

type PictureGalleryProps = {
  /** Images cover the window; plans are shown whole in the free part of it. */
  kind: 'images' | 'plan';
  files: readonly string[];
  unit: Property;
  isFull: boolean;
  onToggleFull: () => void;
};

/** Pictures over the whole window: swipe, arrows, thumbnails, zoom up to 3, full screen. */
export function PictureGallery({ kind, files, unit, isFull, onToggleFull }: PictureGalleryProps) {
  const t = useText();
  const titleOf = usePictureTitle(unit);
  const [swiper, setSwiper] = useState<SwiperClass>();
  const [index, setIndex] = useState(0);
  const zoom = useZoom(swiper);
  useGalleryKeys(swiper, zoom, onToggleFull);
  const name = (file: string, place: number) => t('unit.picture', { title: kind === 'plan' ? t('unit.plan') : titleOf(file), index: place + 1, count: files.length });
  if (files.length === 0) return <p className={styles.none}>{t('unit.noPictures')}</p>;
  const several = files.length > 1;
  return (
    <section className={classNames(styles.gallery, isFull && styles.full)} aria-label={t(kind === 'plan' ? 'unit.plans' : 'unit.pictures', { code: unit.code })} data-kind={kind}>
      {kind === 'plan' && !isFull && <PlanBackdrop unit={unit} />}
      <Swiper className={styles.swiper} modules={[Zoom]} zoom={{ maxRatio: mostZoom }} speed={280} onSwiper={setSwiper} onSlideChange={(changed) => setIndex(changed.activeIndex)}>
        {files.map((file, place) => (
          <SwiperSlide key={file} aria-hidden={place !== index}>
            <div className={classNames('swiper-zoom-container', styles.picture)}>
              <PictureImage file={file} alt={name(file, place)} sizes="100vw" fit={kind === 'plan' || isFull ? 'contain' : 'cover'} first={place === 0} />
            </div>
          </SwiperSlide>
        ))}
      </Swiper>
      {several && (
        <div className={styles.turn}>
          <IconButton label={t('unit.previousPicture')} icon={<ChevronLeft />} disabled={index === 0} onClick={() => swiper?.slidePrev()} />
          <IconButton label={t('unit.nextPicture')} icon={<ChevronRight />} disabled={index === files.length - 1} onClick={() => swiper?.slideNext()} />
        </div>
      )}
      <GalleryTools zoom={zoom} isFull={isFull} onToggleFull={onToggleFull} />
      <div className={styles.foot}>
        {(kind === 'images' || several) && <WallLabel title={kind === 'plan' ? t('unit.plan') : titleOf(files[index]!)} index={index} count={files.length} />}
        {several && <ThumbnailStrip files={files} index={index} nameOf={name} onChoose={(place) => swiper?.slideTo(place)} />}
      </div>
    </section>
  );
}
