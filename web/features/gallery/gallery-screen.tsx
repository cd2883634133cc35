import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Gallery } from '#contract/entities/lookups.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { PictureBackdrop } from '#web/pictures/picture-backdrop.tsx';
import { useText } from '#web/texts/language.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { allGalleries, galleryAddress } from './gallery-address.ts';
import { GalleryPanel } from './gallery-panel.tsx';
import { GalleryStage } from './gallery-stage.tsx';
import { GalleriesLoading, GalleriesUnreachable } from './gallery-waiting.tsx';
import { useGalleries, useGalleryName } from './use-galleries.ts';
import styles from './gallery-screen.module.css';

/**
 * A gallery over the whole window, and the list of all galleries beside it where the address has it open:
 * `/gallery/all`,
 * to which the menu leads, and an address that names no gallery.
 */
export function GalleryScreen() {
  const { data: galleries, isPending, refetch } = useGalleries();
  if (isPending) return <GalleriesLoading />;
  if (!galleries) return <GalleriesUnreachable onRetry={() => void refetch()} />;
  return <Galleries galleries={galleries} />;
}

function Galleries({ galleries }: { galleries: readonly Gallery[] }) {
  const t = useText();
  const { id = allGalleries } = useParams();
  const [query] = useSearchParams();
  const { search } = useFilter();
  const navigate = useNavigate();
  const nameOf = useGalleryName();
  const named = useMemo(() => galleries.find((gallery) => gallery.slug === id), [galleries, id]);
  const isUnknown = !named && id !== allGalleries;
  const isOpen = !named || query.get('list') === 'open';
  const shown = named ?? (isUnknown ? undefined : galleries[0]);
  usePageTitle(named ? nameOf(named) : t('page.gallery'));
  const close = shown && (() => void navigate(galleryAddress(shown.slug, search), { replace: id !== allGalleries }));
  return (
    <div className={styles.screen} data-gallery={shown?.slug} data-list={isOpen ? 'open' : undefined}>
      {shown ? (
        <GalleryStage key={shown.slug} gallery={shown} listOpen={isOpen} />
      ) : (
        <PictureBackdrop file={galleries.find(({ images }) => images.length > 0)?.images[0]} />
      )}
      {isOpen && (
        <GalleryPanel galleries={galleries} current={named} unknown={isUnknown ? id : undefined} onClose={close} />
      )}
    </div>
  );
}
