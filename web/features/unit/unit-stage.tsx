import { lazy, Suspense, useRef, useState, useCallback } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { FramedPage } from '#web/pictures/framed-page.tsx';
import { PanoramaStage } from '#web/pictures/panorama/panorama-stage.tsx';
import { usePanoramas } from '#web/pictures/panorama/use-panoramas.ts';
import { useFullScreen } from '#web/pictures/use-full-screen.ts';
import { useGoBack } from '#web/pictures/use-go-back.ts';
import { useText } from '#web/texts/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { FinanceView } from './finance-view.tsx';
import { floorAddress } from './unit-address.ts';
import { ViewTabs } from './view-tabs.tsx';
import { imagesOf, viewsOf, panoramaOfUnit, views, type View } from './views.ts';
import styles from './unit-stage.module.css';

const PictureGallery = lazy(() =>
  import('./picture-gallery.tsx').then((module) => ({ default: module.PictureGallery })),
);

/**
 * The large area: what the chosen tab shows, the tabs, and the status where the unit is not available. Right-click is
 * off (specification, section 2).
 */
export function UnitStage({ unit }: { unit: Property }) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullScreen(stage);
  const available = viewsOf(unit, useSettings());
  const [view, setView] = useView(available);
  const status = statusLabel(unit.status_id);
  const { search } = useFilter();
  const wayBack = useGoBack(floorAddress(unit, search));
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-full={full.isFull || undefined}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div id="unit-view" className={styles.view} role="tabpanel" aria-labelledby={`tab-${view}`}>
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <Shown view={view} unit={unit} full={full} />
        </Suspense>
      </div>
      {!full.isFull && (
        <IconButton className={styles.back} label={t('general.back')} icon={<ArrowLeft />} onClick={wayBack} />
      )}
      {!full.isFull && <ViewTabs available={available} view={view} onChange={setView} />}
      {status !== 'available' && <StatusTag status={status} solid className={styles.status} />}
    </div>
  );
}

type ShownProps = { view: View; unit: Property; full: ReturnType<typeof useFullScreen> };

function Shown({ view, unit, full }: ShownProps) {
  if (view === 'panorama') return <PanoramaView unit={unit} />;
  if (view === 'finance') return <FinanceView unit={unit} />;
  const files = view === 'plan' ? unit.plans : imagesOf(unit);
  return (
    <PictureGallery key={view} kind={view} files={files} unit={unit} isFull={full.isFull} onToggleFull={full.toggle} />
  );
}

/** A unit's 360 view: a panorama of the development, or a page of another site in a frame. */
function PanoramaView({ unit }: { unit: Property }) {
  const t = useText();
  const shown = panoramaOfUnit(unit);
  if (!shown) return null;
  if ('slug' in shown) return <OwnPanorama key={unit.id} first={shown.slug} />;
  return (
    <FramedPage className={styles.frame} address={shown.address} title={t('unit.panoramaOf', { code: unit.code })} />
  );
}

/** The panorama of the unit, and those to which its hotspots lead: in place, for a walk does not leave the unit. */
function OwnPanorama({ first }: { first: string }) {
  const t = useText();
  const { data: all, isPending } = usePanoramas();
  const [slug, setSlug] = useState(first);
  const panorama = all?.find((one) => one.slug === slug);
  if (isPending) return <Skeleton className={styles.waiting} />;
  if (!panorama) return <p className={styles.none}>{t('panorama.failed')}</p>;
  return <PanoramaStage panorama={panorama} all={all ?? []} onGo={setSlug} />;
}

/**
 * The view in use, which lives in the address as `view`; the first of `available` where the address names none of them.
 */
function useView(available: readonly View[]): [View, (view: View) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = views.find((view) => view === query.get('view'));
  const view = asked && available.includes(asked) ? asked : available[0]!;
  const setView = useCallback(
    (next: View) =>
      setQuery(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === 'images') changed.delete('view');
          else changed.set('view', next);
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [view, setView];
}
