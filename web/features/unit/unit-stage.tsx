import { lazy, Suspense, useRef } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { ArrowLeft } from 'lucide-react';
import { useFilter } from '#web/catalogue/filter.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { FinanceView } from './finance-view.tsx';
import { PanoramaView } from './panorama-view.tsx';
import { floorAddress } from './unit-address.ts';
import { useFullScreen } from '#web/pictures/use-full-screen.ts';
import { useView } from './use-view.ts';
import { useGoBack } from '#web/pictures/use-go-back.ts';
import { ViewTabs } from './view-tabs.tsx';
import { imagesOf, viewsOf, type View } from './views.ts';
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
