import 'swiper/css';
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { pictureText } from '#domain/projects/picture-text.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useDirection } from '#web/texts/direction.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lineStep } from '#web/ui/line-step.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { CarouselTools } from './carousel-tools.tsx';
import { type StripSlides, ThumbnailStrip, thumbnailWidth, useSwiperDirection } from './thumbnail-strip.tsx';
import { type CarouselZoom, useZoom } from './use-zoom.ts';
import { WallLabel, type WallLabelProps } from './wall-label.tsx';
import styles from './carousel.module.css';

type CarouselProps = {
  /** Images cover the area; plans are shown whole in its free part. */
  kind: 'images' | 'plan';
  files: readonly string[];
  /** The accessible name of the carousel. */
  label: string;
  nameOf: (file: string, index: number) => string;
  strip: StripSlides;
  isFull: boolean;
  onToggleFull: () => void;
  /** The caption of the current picture. */
  captionOf?: ((index: number) => WallLabelProps) | undefined;
  /** A blurred picture behind one that does not fill the area. */
  backdropOf?: ((index: number) => string | undefined) | undefined;
  /** The index of the first picture. */
  start?: number;
  /** Called when another picture is shown. */
  onIndexChange?: (index: number) => void;
};

/**
 * A picture carousel with swiping, arrows, keys, thumbnails, zoom and full screen. It fills its parent, whose
 * `--stage-start` and `--side` are the widths covered by panels at its start and end.
 */
export function Carousel({
  kind,
  files,
  label,
  nameOf,
  strip,
  isFull,
  onToggleFull,
  captionOf,
  backdropOf,
  start = 0,
  onIndexChange,
}: CarouselProps) {
  const t = useText();
  const [swiper, setSwiper] = useState<SwiperClass>();
  const [index, setIndex] = useState(start);
  const zoom = useZoom(swiper);
  useSwiperDirection(swiper);
  useCarouselKeys(swiper, zoom, onToggleFull);
  const several = files.length > 1;
  const follow = ({ activeIndex }: SwiperClass) => {
    setIndex(activeIndex);
    onIndexChange?.(activeIndex);
  };
  return (
    <section
      className={classNames(styles.gallery, isFull && styles.full)}
      aria-label={label}
      data-kind={kind}
      data-ground={kind === 'plan' ? 'light' : undefined}
      data-zoomed={zoom.scale > 1 || undefined}
    >
      {!isFull && backdropOf && <PictureBackdrop file={backdropOf(index)} />}
      <Swiper className={styles.swiper} speed={280} initialSlide={start} onSwiper={setSwiper} onSlideChange={follow}>
        {files.map((file, at) => (
          <SwiperSlide key={file} aria-hidden={at !== index}>
            <CarouselPicture
              file={file}
              alt={nameOf(file, at)}
              fit={kind === 'plan' || isFull ? 'contain' : 'cover'}
              first={at === start}
              isCurrent={at === index}
              hasThumbnail={several}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      {several && (
        <div className={styles.turn}>
          <IconButton
            label={t('pictures.previous')}
            icon={<ChevronLeft />}
            disabled={index === 0}
            onClick={() => swiper?.slidePrev()}
          />
          <IconButton
            label={t('pictures.next')}
            icon={<ChevronRight />}
            disabled={index === files.length - 1}
            onClick={() => swiper?.slideNext()}
          />
        </div>
      )}
      <CarouselTools zoom={zoom} isFull={isFull} onToggleFull={onToggleFull} />
      <div className={styles.foot} data-keep-clear="">
        {captionOf && <WallLabel {...captionOf(index)} />}
        {several && (
          <ThumbnailStrip
            files={files}
            index={index}
            slides={strip}
            nameOf={nameOf}
            onChoose={(next) => swiper?.slideTo(next)}
          />
        )}
      </div>
    </section>
  );
}

type CarouselPictureProps = Pick<ComponentProps<typeof PictureImage>, 'file' | 'alt' | 'fit' | 'first'> & {
  /** Whether this is the picture that is shown, and not one beside it. */
  isCurrent: boolean;
  /** Whether the strip shows it as well: its thumbnail is then seen enlarged until the picture has arrived. */
  hasThumbnail: boolean;
};

/**
 * A picture of a carousel. One that cannot be loaded says so; it is loaded again on request, and by itself as soon as
 * the browser is online again.
 */
function CarouselPicture({ isCurrent, hasThumbnail, fit = 'cover', ...picture }: CarouselPictureProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const [hasArrived, setHasArrived] = useState(false);
  const hasFailed = failed === attempt;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retryOnline = () => setAttempt((last) => last + 1);
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, [hasFailed]);
  return (
    <>
      {hasThumbnail && (
        <div className={classNames(styles.picture, styles.preview)} data-over={hasArrived || undefined}>
          <PictureImage file={picture.file} alt="" fit={fit} sizes={thumbnailWidth} />
        </div>
      )}
      <div className={styles.picture} data-zoom onErrorCapture={() => setFailed(attempt)}>
        <PictureImage
          key={attempt}
          {...picture}
          fit={fit}
          sizes="100vw"
          onLoad={() => setHasArrived(true)}
          style={hasThumbnail ? { backgroundColor: 'transparent' } : {}}
        />
      </div>
      {isCurrent && hasFailed && (
        <div className={styles.failed}>
          <div className={styles.failure}>
            <output>{t('pictures.failed')}</output>
            <Button icon={<RefreshCw />} onClick={() => setAttempt(attempt + 1)}>
              {t('general.retry')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/**
 * Keyboard shortcuts, wherever the focus is, unless it is in a control that uses keys itself: arrows, Home, End, plus,
 * minus, 0 (reset zoom), f (full screen).
 */
function useCarouselKeys(swiper: SwiperClass | undefined, zoom: CarouselZoom, onToggleFull: () => void): void {
  const direction = useDirection();
  useEffect(() => {
    if (!swiper) return;
    const actions: Record<string, () => void> = {
      [-1]: () => swiper.slidePrev(),
      [1]: () => swiper.slideNext(),
      Home: () => swiper.slideTo(0),
      End: () => swiper.slideTo(swiper.slides.length - 1),
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      '0': zoom.reset,
      f: onToggleFull,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actions[lineStep(event.key, direction) ?? event.key];
      if (
        !action ||
        swiper.destroyed ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        usesKeysItself(event.target)
      )
        return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [swiper, zoom, onToggleFull, direction]);
}

function usesKeysItself(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog, nav, aside, [role=dialog]') !== null
  );
}

/** A blurred picture behind one that does not fill the area. */
export function PictureBackdrop({ file }: { file: string | undefined }) {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {file && <PictureImage file={file} alt="" sizes="20vw" className={styles.pictureBackdropPicture} />}
    </div>
  );
}

/** Returns a function for the development's text about a picture; '' if it has none. */
export function usePictureText(): (file: string) => string {
  const developmentText = useDevelopmentText();
  return (file) => pictureText(file, developmentText);
}
