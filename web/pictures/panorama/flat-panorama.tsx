import { type ReactNode, type UIEvent, useLayoutEffect, useRef } from 'react';
import type { Hotspot, Panorama } from '#contract/entities/panorama.ts';
import type { Picture } from '#contract/entities/picture.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import styles from './flat-panorama.module.css';

type FlatPanoramaProps = {
  panorama: Panorama;
  picture: Picture;
  label: string;
  mark: (hotspot: Hotspot) => ReactNode;
};

/** A panorama without WebGL: the whole picture at full height, scrolled sideways, with a mark for each hotspot. */
export default function FlatPanorama({ panorama, picture, label, mark }: FlatPanoramaProps) {
  const ratio = picture.width / picture.height;
  const { strip, onScroll } = useKeptDirection(panorama, ratio);
  return (
    <section
      ref={strip}
      dir="ltr"
      className={styles.flat}
      onScroll={onScroll}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <div className={styles.sheet} style={{ aspectRatio: ratio }}>
        <PictureImage file={panorama.picture} alt="" sizes="200vh" first className={styles.picture} />
        {panorama.hotspots.map((hotspot) => (
          <div
            key={`${hotspot.yaw} ${hotspot.pitch}`}
            className={styles.pin}
            style={{
              left: `${horizontalPosition(hotspot.yaw) * 100}%`,
              top: `${(0.5 - hotspot.pitch / 180) * 100}%`,
            }}
          >
            {mark(hotspot)}
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Fills the strip with a flat panorama: as high as the strip, or as wide if that is wider than the picture, which is
 * then cropped above and below. Scrolls to its initial direction, and keeps the direction that is looked at in the
 * middle when the window is resized or turned.
 */
function useKeptDirection({ yaw }: Panorama, ratio: number) {
  const strip = useRef<HTMLElement>(null);
  /** The position in the middle, from 0 to 1, and how the strip shows it. */
  const kept = useRef({ middle: 0.5, scrollLeft: 0, scrollWidth: 0, clientWidth: 0 });
  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return undefined;
    const sheet = current.firstElementChild as HTMLElement;
    const show = () => {
      const { clientWidth, clientHeight } = current;
      sheet.style.height = `${Math.max(clientHeight, clientWidth / ratio)}px`;
      const { scrollWidth } = current;
      current.scrollLeft = scrollWidth * kept.current.middle - clientWidth / 2;
      Object.assign(kept.current, { scrollWidth, clientWidth, scrollLeft: current.scrollLeft });
    };
    kept.current.middle = horizontalPosition(yaw);
    const observer = new ResizeObserver(show);
    observer.observe(current);
    show();
    return () => observer.disconnect();
  }, [yaw, ratio]);
  const onScroll = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent<HTMLElement>) => {
    // A smaller picture is scrolled less, which `show` corrects. What `show` scrolls is reported later.
    const isResized = scrollWidth !== kept.current.scrollWidth || clientWidth !== kept.current.clientWidth;
    if (isResized || scrollLeft === kept.current.scrollLeft) return;
    kept.current.middle = (scrollLeft + clientWidth / 2) / scrollWidth;
    kept.current.scrollLeft = scrollLeft;
  };
  return { strip, onScroll };
}

/**
 * The horizontal position of a direction in the picture, from 0 (left) to 1 (right); `yaw` is in degrees from the
 * middle.
 */
function horizontalPosition(yaw: number): number {
  return (((yaw / 360 + 0.5) % 1) + 1) % 1;
}
