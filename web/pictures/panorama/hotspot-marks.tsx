import { ArrowUp, ExternalLink, Info } from 'lucide-react';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Hotspot, Panorama } from '#contract/entities/panorama.ts';
import { isPageOfSite } from '#domain/navigation/links.ts';
import { localised } from '#domain/texts/language.ts';
import { Link } from '#web/router/link.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PlacedElement } from './open-viewer.ts';
import styles from './hotspot-marks.module.css';

/**
 * Creates an element for each hotspot, which the viewer moves with the picture. Its class stops clicks on it from
 * dragging the picture.
 */
export function useHotspotElements(panorama: Panorama): PlacedElement[] {
  return useMemo(
    () =>
      panorama.hotspots.map(({ yaw, pitch }, index) => {
        const element = document.createElement('div');
        element.className = `psv--capture-event ${styles.place}`;
        return { id: `${panorama.slug}-${index}`, yaw, pitch, element };
      }),
    [panorama],
  );
}

type HotspotMarksProps = {
  hotspots: readonly Hotspot[];
  elements: readonly PlacedElement[];
  all: readonly Panorama[];
  onGo: (slug: string) => void;
};

/** Renders each hotspot into its element. */
export function HotspotMarks({ hotspots, elements, all, onGo }: HotspotMarksProps) {
  return hotspots.map((hotspot, index) => {
    const placed = elements[index];
    return placed
      ? createPortal(<HotspotMark hotspot={hotspot} all={all} onGo={onGo} />, placed.element, placed.id)
      : null;
  });
}

/** A hotspot: a link to another panorama or page, or only a label. */
export function HotspotMark({
  hotspot,
  all,
  onGo,
}: {
  hotspot: Hotspot;
  all: readonly Panorama[];
  onGo: (slug: string) => void;
}) {
  const t = useText();
  const { language } = useLanguage();
  const title = localised(hotspot, 'title', language);
  const { to, link } = hotspot;
  if (to !== null && all.some(({ slug }) => slug === to)) {
    return (
      <button
        type="button"
        className={styles.mark}
        aria-label={t('panorama.goTo', { name: title })}
        onClick={() => onGo(to)}
      >
        <ArrowUp />
        <span>{title}</span>
      </button>
    );
  }
  if (link && isPageOfSite(link)) {
    return (
      <Link className={styles.mark} to={link}>
        <ArrowUp />
        <span>{title}</span>
      </Link>
    );
  }
  if (link) {
    return (
      <a className={styles.mark} href={link} target="_blank" rel="noopener noreferrer">
        <ExternalLink />
        <span>{title}</span>
        <VisuallyHidden>({t('pictures.newTab')})</VisuallyHidden>
      </a>
    );
  }
  return (
    <p className={styles.note}>
      <Info />
      <span>{title}</span>
    </p>
  );
}
