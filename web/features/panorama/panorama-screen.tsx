import { useRef } from 'react';
import type { PanoramaPlace } from '#domain/panoramas/panorama-address.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { FramedPage, useFullScreen, UnreachablePage } from '#web/pictures/framed-page.tsx';
import { PanoramaStage } from '#web/pictures/panorama/panorama-stage.tsx';
import { usePanoramaName, usePanoramas } from '#web/pictures/panorama/use-panoramas.ts';
import { ThumbnailStrip } from '#web/pictures/thumbnail-strip.tsx';
import { WallLabel } from '#web/pictures/wall-label.tsx';
import { useSearchParams } from '#web/router/hooks.ts';
import { useGoBack } from '#web/router/going-back.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './panorama-screen.module.css';

/** Thumbnails in the strip by window width in pixels. */
const stripSlides = { 0: 4, 768: 5, 1250: 8 } as const;

/** `/facility`: the development's own panoramas, or an external page that shows them. */
export function FacilityScreen() {
  const { is360External, external360Url } = useSettings();
  if (!is360External) return <OwnPanoramas place="facility" />;
  return external360Url === null ? <NoPanoramas /> : <OutsidePanorama address={external360Url} />;
}

/** `/realshot`: 360° photographs, if the development has any. */
export function RealShotScreen() {
  const { hasRealShot } = useSettings();
  return hasRealShot ? <OwnPanoramas place="realshot" /> : <NoPanoramas />;
}

function OutsidePanorama({ address }: { address: string }) {
  const t = useText();
  const title = t('round.external', { project: useProjectName() });
  return (
    <div className={styles.screen}>
      <Heading>{title}</Heading>
      <FramedPage className={styles.outside} address={address} title={title} />
      <Close />
    </div>
  );
}

/**
 * The panorama named by `view` in the address, or the first of its place. Panoramas of other places are shown too,
 * because units link to them.
 */
function OwnPanoramas({ place }: { place: PanoramaPlace }) {
  const t = useText();
  const { data: all, isPending, refetch } = usePanoramas();
  const [query, setQuery] = useSearchParams();
  if (isPending) return <PanoramasLoading />;
  if (!all) return <UnreachablePage title={t('round.unreachable')} onRetry={() => void refetch()} />;
  const requested = all.find(({ slug }) => slug === query.get('view'));
  const panoramas = all.filter((panorama) => panorama.place === place);
  const shown = requested ?? panoramas[0];
  if (!shown) return <NoPanoramas />;
  const go = (slug: string) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('view', slug);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <PanoramaPage
      all={all}
      panoramas={panoramas.includes(shown) ? panoramas : [shown, ...panoramas]}
      shown={shown}
      onGo={go}
    />
  );
}

type Panoramas = NonNullable<ReturnType<typeof usePanoramas>['data']>;
type PanoramaPageProps = {
  all: Panoramas;
  panoramas: Panoramas;
  shown: Panoramas[number];
  onGo: (slug: string) => void;
};

function PanoramaPage({ all, panoramas, shown, onGo }: PanoramaPageProps) {
  const t = useText();
  const nameOf = usePanoramaName();
  const stage = useRef<HTMLElement>(null);
  const full = useFullScreen(stage);
  const index = panoramas.indexOf(shown);
  usePageTitle(nameOf(shown));
  return (
    <section ref={stage} className={styles.screen} data-full={full.isFull || undefined} aria-label={nameOf(shown)}>
      <Heading>{nameOf(shown)}</Heading>
      <PanoramaStage panorama={shown} all={all} onGo={onGo} full={full} />
      {!full.isFull && <Close />}
      <div className={styles.foot}>
        <WallLabel title={nameOf(shown)} count={t('round.count', { index: index + 1, count: panoramas.length })} />
        {panoramas.length > 1 && (
          <nav aria-label={t('round.pictures')}>
            <ThumbnailStrip
              files={panoramas.map(({ picture }) => picture)}
              index={index}
              slides={stripSlides}
              nameOf={(_, index) => (panoramas[index] ? nameOf(panoramas[index]) : '')}
              onChoose={(index) => panoramas[index] && onGo(panoramas[index].slug)}
            />
          </nav>
        )}
      </div>
    </section>
  );
}

/** The page's heading, which the picture does not show. */
function Heading({ children }: { children: string }) {
  return (
    <h1>
      <VisuallyHidden>{children}</VisuallyHidden>
    </h1>
  );
}

function Close() {
  const { search } = useFilter();
  return <PageCloseButton className={styles.close} onClick={useGoBack(`/${search}`)} />;
}

function PanoramasLoading() {
  const t = useText();
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.screen} />
    </div>
  );
}

/** Shown if the development has no such panoramas; leads to the galleries, or else is the page of a wrong address. */
function NoPanoramas() {
  const t = useText();
  const { search } = useFilter();
  if (useSettings().emptyAreas.includes('gallery'))
    throw new ApiProblem({ code: 'not_found', status: 404, message: 'No panoramas' });
  return (
    <MessagePage title={t('round.none')}>
      <p>{t('round.noneText')}</p>
      <ButtonLink variant="ink" to={`/gallery/all${search}`}>
        {t('round.toGalleries')}
      </ButtonLink>
    </MessagePage>
  );
}
