import { RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Hotspot, Panorama } from '#contract/entities/panorama.ts';
import type { Picture } from '#contract/entities/picture.ts';
import { usePictures } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { srcSet } from '#web/ui/picture-image.tsx';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CarouselTools } from '../carousel-tools.tsx';
import { choosePanoramaWidth, panoramaDevice, type PanoramaDevice } from './choose-width.ts';
import { HotspotMark, HotspotMarks, useHotspotElements } from './hotspot-marks.tsx';
import type { OpenedViewer, PanoramaView } from './open-viewer.ts';
import { usePanoramaName } from './use-panoramas.ts';
import styles from './panorama-stage.module.css';

/** Loaded only without WebGL. */
const FlatPanorama = lazyPart(async () => (await import('./flat-panorama.tsx')).default);

type PanoramaStageProps = {
  panorama: Panorama;
  /** All panoramas, to resolve the targets of hotspots. */
  all: readonly Panorama[];
  onGo: (slug: string) => void;
  full?: { isFull: boolean; toggle: () => void };
};

/**
 * A panorama that fills its parent: dragged, swiped, turned by arrow keys and zoomed, with its hotspots. Without WebGL
 * it is shown flat.
 */
export function PanoramaStage(props: PanoramaStageProps) {
  const { data: pictures, isPending, refetch } = usePictures();
  const picture = pictures?.[props.panorama.picture];
  const [attempt, setAttempt] = useState(0);
  if (isPending) return <Skeleton className={styles.fill} />;
  if (!picture) return <FailedPanorama onRetry={() => void refetch()} />;
  const device = panoramaDevice();
  return device ? (
    <RoundPanorama key={attempt} {...props} picture={picture} device={device} onRetry={() => setAttempt(attempt + 1)} />
  ) : (
    <LaidFlat key={props.panorama.slug} {...props} picture={picture} />
  );
}

function LaidFlat({ panorama, all, onGo, picture }: PanoramaStageProps & { picture: Picture }) {
  const t = useText();
  const label = t('panorama.flat', { name: usePanoramaName()(panorama) });
  const mark = (hotspot: Hotspot) => <HotspotMark hotspot={hotspot} all={all} onGo={onGo} />;
  return (
    <div className={styles.stage} data-panorama={panorama.slug} data-state="flat">
      <Suspense>
        <FlatPanorama panorama={panorama} picture={picture} label={label} mark={mark} />
      </Suspense>
    </div>
  );
}

function RoundPanorama({
  panorama,
  all,
  onGo,
  full,
  picture,
  device,
  onRetry,
}: PanoramaStageProps & { picture: Picture; device: PanoramaDevice; onRetry: () => void }) {
  const t = useText();
  const nameOf = usePanoramaName();
  const [poster, setPoster] = useState<'avif' | 'webp'>();
  const elements = useHotspotElements(panorama);
  const width = choosePanoramaWidth(picture.widths, device);
  const address = `/media/${picture.id}/${width}.${poster}`;
  const view = useMemo(
    () => (poster ? { address, yaw: panorama.yaw, pitch: panorama.pitch, elements } : undefined),
    [poster, address, panorama, elements],
  );
  const { host, state, level, viewer } = useViewer(view);
  const zoom = {
    canZoomIn: level < 100,
    canZoomOut: level > 0,
    zoomIn: () => viewer?.zoom(20),
    zoomOut: () => viewer?.zoom(-20),
  };
  return (
    <div className={styles.stage} data-panorama={panorama.slug} data-state={state}>
      <Poster picture={picture} onFormat={setPoster} hidden={state === 'ready'} />
      <div
        ref={host}
        className={classNames(styles.viewer, state === 'ready' && styles.arrived)}
        role="application"
        aria-label={t('panorama.look', { name: nameOf(panorama) })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn what is focused
        tabIndex={0}
      />
      <HotspotMarks hotspots={panorama.hotspots} elements={elements} all={all} onGo={onGo} />
      {state === 'loading' && <VisuallyHidden>{t('general.loading')}</VisuallyHidden>}
      {state === 'failed' && <FailedPanorama onRetry={onRetry} />}
      <CarouselTools zoom={zoom} isFull={full?.isFull ?? false} onToggleFull={full?.toggle} />
    </div>
  );
}

/** The blurred thumbnail until the panorama is loaded. It also detects which format this browser supports. */
function Poster({
  picture,
  onFormat,
  hidden,
}: {
  picture: Picture;
  onFormat: (format: 'avif' | 'webp') => void;
  hidden: boolean;
}) {
  const smallest = { ...picture, widths: picture.widths.slice(0, 1) };
  return (
    <picture className={classNames(styles.poster, hidden && styles.gone)} style={{ backgroundColor: picture.colour }}>
      <source type="image/avif" srcSet={srcSet(smallest, 'avif')} />
      <img
        src={`/media/${picture.id}/${picture.widths[0]}.webp`}
        alt=""
        draggable={false}
        onLoad={(event) => onFormat(event.currentTarget.currentSrc.endsWith('.avif') ? 'avif' : 'webp')}
        onError={() => onFormat('webp')}
      />
    </picture>
  );
}

function FailedPanorama({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('panorama.failed')}</p>
      <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </div>
  );
}

type ViewerState = 'loading' | 'ready' | 'failed';

/**
 * Keeps a viewer open in the element with the ref `host` and shows `view` in it; pass the same object for the same
 * view. `level` is the zoom from 0 to 100. The viewer is destroyed on unmount.
 */
function useViewer(view: PanoramaView | undefined) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<PanoramaView>(undefined);
  const [viewer, setViewer] = useState<OpenedViewer>();
  const [state, setState] = useState<ViewerState>('loading');
  const [level, setLevel] = useState(1);

  useEffect(() => {
    const element = host.current;
    if (!element || !view || shown.current === view) return;
    let isCancelled = false;
    const show = async () => {
      if (viewer) return viewer.show(view);
      const { openViewer } = await import('./open-viewer.ts');
      if (isCancelled) return;
      const opened = await openViewer(element, view, setLevel, prefersReducedMotion());
      if (isCancelled) return opened.destroy();
      // Setting the viewer runs this effect again, which must not show the same view twice.
      shown.current = view;
      setViewer(opened);
    };
    show().then(
      () => {
        if (isCancelled) return;
        shown.current = view;
        setState('ready');
      },
      () => !isCancelled && setState('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [view, viewer]);

  useEffect(() => () => viewer?.destroy(), [viewer]);
  return { host, state, level, viewer };
}
