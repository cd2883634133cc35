import { BookOpen, Camera, Globe, Rotate3d, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Gallery } from '#contract/entities/lookups.ts';
import type { PanoramaPlace } from '#domain/panoramas/panorama-address.ts';
import { listPanoramaPages } from '#domain/projects/empty-areas.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { usePanoramas } from '#web/pictures/panorama/use-panoramas.ts';
import { Link } from '#web/router/link.tsx';
import { useKeptScroll } from '#web/router/going-back.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import { galleryAddress, useGalleryName } from './galleries.ts';
import styles from './gallery-panel.module.css';

type GalleryPanelProps = {
  galleries: readonly Gallery[];
  current: Gallery | undefined;
  /** The slug in the address, if there is no such gallery. */
  unknown: string | undefined;
  /** Undefined if there is no gallery to return to. */
  onClose: (() => void) | undefined;
};

/** The list of galleries, with links to panoramas and brochure. Takes the focus when it opens; Escape closes it. */
export function GalleryPanel({ galleries, current, unknown, onClose }: GalleryPanelProps) {
  const t = useText();
  const id = useId();
  const slot = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { onScroll } = useKeptScroll(panel);
  useEffect(() => slot.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={slot} tabIndex={-1} className={styles.slot}>
      <Panel ref={panel} as="aside" dense entering className={styles.panel} aria-labelledby={id} onScroll={onScroll}>
        <header className={styles.head}>
          <h1 id={id} className={styles.title}>
            {t('gallery.title')}
          </h1>
          {onClose && <PageCloseButton variant="plain" className={styles.close} onClick={onClose} />}
        </header>
        {unknown !== undefined && <output className={styles.unknown}>{t('gallery.unknown', { name: unknown })}</output>}
        <ul className={styles.list}>
          {galleries.map((gallery) => (
            <li key={gallery.slug}>
              <GalleryCard gallery={gallery} isCurrent={gallery === current} />
            </li>
          ))}
        </ul>
        <OtherLinks />
      </Panel>
    </div>
  );
}

function GalleryCard({ gallery, isCurrent }: { gallery: Gallery; isCurrent: boolean }) {
  const t = useText();
  const name = useGalleryName()(gallery);
  const { search } = useFilter();
  const [cover] = gallery.images;
  return (
    <Link
      className={styles.card}
      to={galleryAddress(gallery.slug, search)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {cover ? (
        <PictureImage className={styles.cover} file={cover} alt="" sizes={`${phoneWindows} 100vw, ${widthInRem(28)}`} />
      ) : (
        <Globe className={styles.globe} />
      )}
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>
        {gallery.type === 'link' ? t('gallery.link') : t('gallery.count', { count: gallery.images.length })}
      </span>
    </Link>
  );
}

type OtherLink = { to: string; text: TextKey; icon: LucideIcon };
const panoramaLinks: Record<PanoramaPlace, OtherLink> = {
  facility: { to: '/facility', text: 'page.facility', icon: Rotate3d },
  realshot: { to: '/realshot', text: 'page.realShot', icon: Camera },
};

/** Links to the panoramas and real 360° photographs, if the development has any, and to its brochure. */
function OtherLinks() {
  const t = useText();
  const settings = useSettings();
  const { search } = useFilter();
  const { data: panoramas = [] } = usePanoramas();
  const links: OtherLink[] = [
    ...listPanoramaPages(settings, panoramas).map((place) => panoramaLinks[place]),
    { to: '/brochure', text: 'page.brochure', icon: BookOpen },
  ];
  return (
    <ul className={styles.links}>
      {links.map(({ to, text, icon: Icon }) => (
        <li key={to}>
          <Link className={styles.link} to={`${to}${search}`}>
            <Icon />
            <span>{t(text)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
