import { type KeyboardEvent, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ArrowLeft, ChartNoAxesColumn, Image, LayoutDashboard, Rotate3d } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { furniturePrice, priceWithFurniture } from '#domain/money/furniture-price.ts';
import { pricePerArea } from '#domain/money/price-per-area.ts';
import { areaUnitSign } from '#domain/units/format-area.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { FramedPage, useFullScreen } from '#web/pictures/framed-page.tsx';
import { PanoramaStage } from '#web/pictures/panorama/panorama-stage.tsx';
import { usePanoramas } from '#web/pictures/panorama/use-panoramas.ts';
import { useSearchParams } from '#web/router/hooks.ts';
import { useGoBack } from '#web/router/going-back.ts';
import { useDirection } from '#web/texts/direction.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Price } from '#web/ui/amounts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { lineStep } from '#web/ui/line-step.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { type View, imagesOf, panoramaOfUnit, viewsOf, useUnitPlace } from './views.ts';
import styles from './unit-stage.module.css';

const PictureGallery = lazyPart(async () => (await import('./picture-gallery.tsx')).PictureGallery);

/**
 * The large area: the selected view, its tabs, and the status unless the unit is available. The context menu is
 * disabled (specification, section 2).
 */
export function UnitStage({ unit }: { unit: Property }) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullScreen(stage);
  const available = viewsOf(unit, useSettings());
  const [view, setView] = useView(available);
  const status = statusLabel(unit.status_id);
  const goBack = useGoBack(useUnitPlace(unit));
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-full={full.isFull || undefined}
      onContextMenu={(event) => event.preventDefault()}
    >
      {!full.isFull && (
        <IconButton className={styles.back} label={t('general.back')} icon={<ArrowLeft />} onClick={goBack} />
      )}
      {!full.isFull && <ViewTabs available={available} view={view} onChange={setView} />}
      <div id="unit-view" className={styles.view} role="tabpanel" aria-labelledby={`tab-${view}`}>
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <ChosenView view={view} unit={unit} full={full} />
        </Suspense>
      </div>
      {status !== 'available' && <StatusTag status={status} solid className={styles.status} />}
    </div>
  );
}

type ChosenViewProps = { view: View; unit: Property; full: ReturnType<typeof useFullScreen> };

function ChosenView({ view, unit, full }: ChosenViewProps) {
  if (view === 'panorama') return <PanoramaView unit={unit} />;
  if (view === 'finance') return <FinanceView unit={unit} />;
  const files = view === 'plan' ? unit.plans : imagesOf(unit);
  return (
    <PictureGallery key={view} kind={view} files={files} unit={unit} isFull={full.isFull} onToggleFull={full.toggle} />
  );
}

/** A unit's 360° view: a panorama of the development, or an external page in a frame. */
function PanoramaView({ unit }: { unit: Property }) {
  const t = useText();
  const panorama = panoramaOfUnit(unit);
  if (!panorama) return null;
  if ('slug' in panorama) return <OwnPanorama key={unit.id} first={panorama.slug} />;
  return (
    <FramedPage className={styles.frame} address={panorama.address} title={t('unit.panoramaOf', { code: unit.code })} />
  );
}

/** The unit's panorama. Its hotspots open other panoramas in place, without leaving the unit's page. */
function OwnPanorama({ first }: { first: string }) {
  const t = useText();
  const { data: all, isPending } = usePanoramas();
  const [slug, setSlug] = useState(first);
  const panorama = all?.find((candidate) => candidate.slug === slug);
  if (isPending) return <Skeleton className={styles.waiting} />;
  if (!panorama) return <p className={styles.none}>{t('panorama.failed')}</p>;
  return <PanoramaStage panorama={panorama} all={all ?? []} onGo={setSlug} />;
}

/** The current view, kept in the address as `view`; the first available one if the address names none of them. */
function useView(available: readonly View[]): [View, (view: View) => void] {
  const [query, setQuery] = useSearchParams();
  const view = available.find((candidate) => candidate === query.get('view')) ?? available[0] ?? 'images';
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

/** The price of a unit: alone, per area, and with its furniture. */
function FinanceView({ unit }: { unit: Property }) {
  const t = useText();
  const { language } = useLanguage();
  const settings = useSettings();
  const amounts: [string, number | undefined][] = [
    [t('unit.price'), unit.price],
    [t('unit.pricePerArea', { unit: areaUnitSign(settings.areaUnit, language) }), pricePerArea(unit, settings)],
    [t('price.furniture'), furniturePrice(unit)],
    [t('price.withFurniture'), priceWithFurniture(unit)],
  ];
  const lines = amounts.filter(([, minor]) => minor !== undefined);
  return (
    <Panel as="div" dense className={styles.panel}>
      <h2 className={styles.title}>{t('unit.finance')}</h2>
      <dl>
        {lines.map(([name, minor]) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              <Price minor={minor} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const icons: Record<View, ReactNode> = {
  images: <Image />,
  plan: <LayoutDashboard />,
  panorama: <Rotate3d />,
  finance: <ChartNoAxesColumn />,
};

type ViewTabsProps = { available: readonly View[]; view: View; onChange: (view: View) => void };

/** The tabs of the large area, a `tablist` with arrow keys. */
function ViewTabs({ available, view, onChange }: ViewTabsProps) {
  const t = useText();
  const direction = useDirection();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = lineStep(event.key, direction);
    if (step === undefined) return;
    event.preventDefault();
    const next = available.at((available.indexOf(view) + step) % available.length) ?? view;
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  if (available.length < 2) return null;
  return (
    <Panel as="div" dense className={styles.tabs} role="tablist" aria-label={t('unit.views')} onKeyDown={onKeyDown}>
      {available.map((entry) => (
        <button
          key={entry}
          id={`tab-${entry}`}
          type="button"
          role="tab"
          aria-selected={entry === view}
          aria-controls="unit-view"
          tabIndex={entry === view ? 0 : -1}
          className={classNames(styles.tab, entry === view && styles.on)}
          onClick={() => onChange(entry)}
        >
          {icons[entry]}
          {t(`unit.${entry}`)}
        </button>
      ))}
    </Panel>
  );
}
