import { useLayoutEffect, useRef } from 'react';
import type { Picture } from '#contract/entities/picture.ts';
import { useText } from '#web/texts/language.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { HotspotMark } from './hotspot-marks.tsx';
import type { PanoramaStageProps } from './panorama-stage.tsx';
import { usePanoramaName } from './use-panoramas.ts';
import styles from './panorama-stage.module.css';

/** A panorama for browsers without WebGL: the whole picture as high as its place, scrolled from side to side. */
export function FlatPanorama({ panorama, all, onGo, picture }: PanoramaStageProps & { picture: Picture }) {
  const t = useText();
  const nameOf = usePanoramaName();
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = strip;
    if (current) current.scrollLeft = current.scrollWidth * across(panorama.yaw) - current.clientWidth / 2;
  }, [panorama]);
  return (
    <div className={styles.stage} data-panorama={panorama.slug} data-state="flat">
      <section
        ref={strip}
        className={styles.flat}
        aria-label={t('panorama.flat', { name: nameOf(panorama) })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <div className={styles.sheet} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
          <PictureImage file={panorama.picture} alt="" sizes="200vh" first className={styles.fill} />
          {panorama.hotspots.map((hotspot) => (
            <div
              key={`${hotspot.yaw} ${hotspot.pitch}`}
              className={styles.pin}
              style={{ left: `${across(hotspot.yaw) * 100}%`, top: `${(0.5 - hotspot.pitch / 180) * 100}%` }}
            >
              <HotspotMark hotspot={hotspot} all={all} onGo={onGo} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

/**
 * Where a direction lies in the picture, from 0 at its left to 1 at its right edge; `yaw` in degrees from the middle.
 */
function across(yaw: number): number {
  return (((yaw / 360 + 0.5) % 1) + 1) % 1;
}
