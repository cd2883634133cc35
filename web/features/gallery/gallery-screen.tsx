import { useMemo, useRef } from 'react';
import { LayoutGrid } from 'lucide-react';
import type { Gallery } from '#contract/entities/lookups.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { Carousel, PictureBackdrop, usePictureText } from '#web/pictures/carousel.tsx';
import { FramedPage, useFullScreen, UnreachablePage } from '#web/pictures/framed-page.tsx';
import { useNavigate, useParams, useSearchParams } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useJoin, useText } from '#web/texts/language.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { allGalleries, galleryAddress, pictureAt, useGalleries, useGalleryName, withPicture } from './galleries.ts';
import { GalleryPanel } from './gallery-panel.tsx';
import styles from './gallery-screen.module.css';

/**
 * A gallery that fills the window. The list of all galleries is open beside it on `/gallery/all`, for unknown slugs,
 * and with `?list=open`.
 */
export function GalleryScreen() {
  const t = useText();
  const { data: galleries, isPending, refetch } = useGalleries();
  if (isPending) return <GalleriesLoading />;
  if (!galleries) return <UnreachablePage title={t('gallery.unreachable')} onRetry={() => void refetch()} />;
  return <Galleries galleries={galleries} />;
}

function Galleries({ galleries }: { galleries: readonly Gallery[] }) {
  const t = useText();
  const { id = allGalleries } = useParams();
  const [query] = useSearchParams();
  const { search } = useFilter();
  const navigate = useNavigate();
  const nameOf = useGalleryName();
  const current = useMemo(() => galleries.find((gallery) => gallery.slug === id), [galleries, id]);
  const isUnknown = !current && id !== allGalleries;
  const isOpen = !current || query.get('list') === 'open';
  const shown = current ?? (isUnknown ? undefined : galleries[0]);
  usePageTitle(current ? nameOf(current) : t('page.gallery'));
  const close = shown && (() => void navigate(galleryAddress(shown.slug, search), { replace: id !== allGalleries }));
  return (
    <div className={styles.screen} data-gallery={shown?.slug} data-list={isOpen ? 'open' : undefined}>
      {!isOpen && (
        <h1>
          <VisuallyHidden>{nameOf(current)}</VisuallyHidden>
        </h1>
      )}
      {shown ? (
        <GalleryStage key={shown.slug} gallery={shown} listOpen={isOpen} />
      ) : (
        <PictureBackdrop file={galleries.find(({ images }) => images.length > 0)?.images[0]} />
      )}
      {isOpen && (
        <GalleryPanel galleries={galleries} current={current} unknown={isUnknown ? id : undefined} onClose={close} />
      )}
    </div>
  );
}

function GalleriesLoading() {
  const t = useText();
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.stage} />
    </div>
  );
}

/** Thumbnails in the strip by window width in pixels (specification, section 9): 14, fewer on phones. */
const stripSlides = { 0: 6, 768: 14 } as const;

/** A gallery's pictures, or the page it links to. The context menu is disabled (specification, section 2). */
function GalleryStage({ gallery, listOpen }: { gallery: Gallery; listOpen: boolean }) {
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
        <Link className={styles.all} to={galleryAddress(gallery.slug, search, { open: true })}>
          <LayoutGrid />
          <span>{t('gallery.all')}</span>
        </Link>
      )}
    </div>
  );
}

function Pictures({ gallery, full }: { gallery: Gallery; full: ReturnType<typeof useFullScreen> }) {
  const t = useText();
  const join = useJoin();
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
      nameOf={(file, index) => join(caption(index), pictureText(file))}
      strip={stripSlides}
      isFull={full.isFull}
      onToggleFull={full.toggle}
      start={pictureAt(query, images.length)}
      onIndexChange={(index) =>
        setQuery((current) => withPicture(current, index), { replace: true, preventScrollReset: true })
      }
      captionOf={(index) => ({
        title: caption(index),
        note: pictureText(images[index] ?? ''),
        count: `${index + 1}/${images.length}`,
        letters: gallery.dark_text ? 'dark' : 'light',
      })}
      backdropOf={(index) => images[index]}
    />
  );
}

function LinkedPage({ gallery }: { gallery: Gallery }) {
  const t = useText();
  const name = useGalleryName()(gallery);
  if (gallery.link === null) return <p className={styles.none}>{t('frame.refused')}</p>;
  return <FramedPage className={styles.frame} address={gallery.link} title={name} />;
}
