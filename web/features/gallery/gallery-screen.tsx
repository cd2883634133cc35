import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { RefreshCw } from 'lucide-react';
import type { Gallery } from '#contract/entities/lookups.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { PictureBackdrop } from '#web/pictures/picture-backdrop.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VeilPage } from '#web/ui/veil-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { allGalleries, galleryAddress } from './gallery-address.ts';
import { GalleryPanel } from './gallery-panel.tsx';
import { GalleryStage } from './gallery-stage.tsx';
import { useGalleries, useGalleryName } from './use-galleries.ts';
import styles from './gallery-screen.module.css';
import stage from './gallery-stage.module.css';

/**
 * A gallery that fills the window. The list of all galleries is open beside it on `/gallery/all`, for unknown slugs, and
 * with `?list=open`.
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
  const current = useMemo(() => galleries.find((gallery) => gallery.slug === id), [galleries, id]);
  const isUnknown = !current && id !== allGalleries;
  const isOpen = !current || query.get('list') === 'open';
  const shown = current ?? (isUnknown ? undefined : galleries[0]);
  usePageTitle(current ? nameOf(current) : t('page.gallery'));
  const close = shown && (() => void navigate(galleryAddress(shown.slug, search), { replace: id !== allGalleries }));
  return (
    <div className={styles.screen} data-gallery={shown?.slug} data-list={isOpen ? 'open' : undefined}>
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
      <Skeleton className={stage.stage} />
    </div>
  );
}

function GalleriesUnreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <VeilPage title={t('gallery.unreachable')}>
      <p role="alert">{t('general.offline')}</p>
      <Button look="ink" icon={<RefreshCw />} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </VeilPage>
  );
}
