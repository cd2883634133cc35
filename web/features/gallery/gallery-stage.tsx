import { LayoutGrid } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Gallery } from '#contract/entities/lookups.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { Carousel } from '#web/pictures/carousel.tsx';
import { FramedPage } from '#web/pictures/framed-page.tsx';
import { usePictureText } from '#web/pictures/picture-text.ts';
import { useFullScreen } from '#web/pictures/use-full-screen.ts';
import { useText } from '#web/texts/language.tsx';
import { galleryAddress, pictureAt, withPicture } from './gallery-address.ts';
import { useGalleryName } from './use-galleries.ts';
import styles from './gallery-stage.module.css';

/** Thumbnails in the strip by window width in pixels (specification, section 9): 14, fewer on phones. */
const stripSlides = { 0: 6, 768: 14 } as const;

/** A gallery's pictures, or the page it links to. The context menu is disabled (specification, section 2). */
export function GalleryStage({ gallery, listOpen }: { gallery: Gallery; listOpen: boolean }) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullScreen(stage);
  const { search } = useFilter();
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-full={full.isFull || undefined}
      onContextMenu={(event) => event.preventDefault()}
    >
      {gallery.type === 'link' ? <LinkedPage gallery={gallery} /> : <Pictures gallery={gallery} full={full} />}
      {!listOpen && !full.isFull && (
        <Link className={styles.all} to={galleryAddress(gallery.slug, search, true)}>
          <LayoutGrid aria-hidden="true" />
          <span>{t('gallery.all')}</span>
        </Link>
      )}
    </div>
  );
}

function Pictures({ gallery, full }: { gallery: Gallery; full: ReturnType<typeof useFullScreen> }) {
  const t = useText();
  const name = useGalleryName()(gallery);
  const pictureText = usePictureText();
  const [query, setQuery] = useSearchParams();
  const { images } = gallery;
  const caption = (index: number) => t('gallery.caption', { name, number: index + 1 });
  if (images.length === 0) return <p className={styles.none}>{t('gallery.empty')}</p>;
  return (
    <Carousel
      kind="images"
      files={images}
      label={t('gallery.pictures', { name })}
      nameOf={(file, index) => [caption(index), pictureText(file)].filter(Boolean).join(', ')}
      strip={stripSlides}
      isFull={full.isFull}
      onToggleFull={full.toggle}
      start={pictureAt(query, images.length)}
      onPlace={(index) =>
        setQuery((current) => withPicture(current, index), { replace: true, preventScrollReset: true })
      }
      captionOf={(index) => ({
        title: caption(index),
        note: pictureText(images[index] ?? ''),
        count: `${index + 1}/${images.length}`,
        letters: gallery.dark_text ? 'dark' : 'light',
      })}
      behindOf={(index) => images[index]}
    />
  );
}

function LinkedPage({ gallery }: { gallery: Gallery }) {
  const t = useText();
  const name = useGalleryName()(gallery);
  if (gallery.link === null) return <p className={styles.none}>{t('frame.refused')}</p>;
  return <FramedPage className={styles.frame} address={gallery.link} title={name} />;
}
