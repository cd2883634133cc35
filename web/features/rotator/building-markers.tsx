import { Suspense, useCallback, useState, useMemo, useRef } from 'react';
import { Heart } from 'lucide-react';
import type { TourSequence, TourMarker } from '#contract/entities/tour.ts';
import { localised, type Language } from '#domain/texts/language.ts';
import { Link } from '#web/router/link.tsx';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyFirstPart } from '#web/ui/lazy-part.ts';
import type { BuildingFacts } from './building-facts.ts';
import type { Rotator, RotatorView } from './engine/rotator.ts';
import { nothingCovered, placeMarker, type Covered } from './place-marker.ts';
import { useRotatorDraw } from './use-rotator.ts';
import styles from './building-markers.module.css';

/** Loaded when a marker is first hovered. */
const Silhouette = lazyFirstPart(async () => (await import('./silhouette.tsx')).Silhouette);

/** The panel that covers the start of the line. */
export type LeftPanel = 'menu' | 'search';

type BuildingMarkersProps = {
  rotator: Rotator | undefined;
  sequence: TourSequence;
  facts: readonly BuildingFacts[];
  /** Distance of a marker above its anchor, in source pixels. */
  offset: number;
  favouriteInstances: readonly string[];
  /** The query string that the links keep. */
  search: string;
  leftPanel: LeftPanel;
};

/** The markers of all buildings with units, and the outline of the hovered one. */
export function BuildingMarkers({
  rotator,
  sequence,
  facts,
  offset,
  favouriteInstances,
  search,
  leftPanel,
}: BuildingMarkersProps) {
  const t = useText();
  const { language } = useLanguage();
  const [pointed, setPointed] = useState<number>();
  // Read again whenever another panel, or another side, is covered, or a panel may say more than before.
  const limits = useMemo<Limits>(
    () => ({ ...nothingCovered, leftPanel, language, facts }),
    [leftPanel, language, facts],
  );
  return (
    <>
      {pointed !== undefined && (
        <Suspense>
          <Silhouette rotator={rotator} folder={sequence.folder} building={pointed} />
        </Suspense>
      )}
      <ul className={styles.layer} aria-label={t('rotator.markers')}>
        {facts.flatMap((fact) => {
          const { id, instance_name } = fact.building;
          // A long building may have several markers in a sequence.
          const own = sequence.markers.filter((entry) => entry.building_id === id);
          return own.map((marker, index) => (
            <BuildingMarker
              key={`${id} ${index}`}
              rotator={rotator}
              marker={marker}
              offset={offset}
              facts={fact}
              search={search}
              limits={limits}
              isFavourite={favouriteInstances.includes(instance_name)}
              onPoint={(isPointed) => setPointed(isPointed ? id : undefined)}
            />
          ));
        })}
      </ul>
    </>
  );
}

/**
 * The covered parts of the picture, read once per crop, before the first marker is moved: reading them between the moves
 * would lay out the page for every marker.
 */
type Limits = Covered & {
  leftPanel: LeftPanel;
  language: Language;
  facts: readonly BuildingFacts[];
  crop?: RotatorView['crop'];
};

/** The label and any other panels on the picture but the compass. */
const panels = 'main > :not(div), [data-rotator] ~ * :is(section, figure:not([data-compass]))';

type BuildingMarkerProps = {
  rotator: Rotator | undefined;
  marker: TourMarker;
  /** Distance above its anchor, in source pixels. */
  offset: number;
  facts: BuildingFacts;
  search: string;
  isFavourite: boolean;
  onPoint: (isPointed: boolean) => void;
  limits: Limits;
};

/**
 * One building's marker: its letter, the number of units (or of matches), and a heart if it has a favourite. The
 * rotator's draw callback moves it together with the picture. While it is hidden it cannot be focused.
 */
function BuildingMarker({ rotator, marker, offset, facts, search, isFavourite, onPoint, limits }: BuildingMarkerProps) {
  const t = useText();
  const { language } = useLanguage();
  const item = useRef<HTMLLIElement>(null);
  const follow = useCallback(
    (view: RotatorView) => place(item.current, marker, view, offset, limits),
    [marker, offset, limits],
  );
  useRotatorDraw(rotator, follow);
  const { building, count, matching, status } = facts;
  const name = localised(building, 'name', language);
  const label =
    matching === undefined
      ? t('rotator.marker', { name, count })
      : t('rotator.markerMatching', { name, count, matching });
  const showsBadge = count > 1 || matching !== undefined;
  return (
    <li ref={item} className={classNames(styles.marker, building.is_villa && styles.small)}>
      <Link
        to={`/building/${building.id}${search}`}
        className={styles.link}
        draggable={false}
        aria-label={isFavourite ? `${label}. ${t('rotator.favourite')}` : label}
        data-building={building.id}
        data-status={status}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      />
      <span className={classNames(styles.disc, matching === 0 && styles.without)} aria-hidden="true">
        {building.code}
        {showsBadge && <span className={styles.badge}>{matching ?? count}</span>}
        <span className={styles.favourite} data-favourite={building.instance_name} hidden={!isFavourite}>
          <Heart fill="currentColor" />
        </span>
      </span>
      <span className={styles.stem} aria-hidden="true" />
    </li>
  );
}

/** Moves the marker by transform only, so that it needs neither layout nor paint. */
function place(
  item: HTMLElement | null,
  marker: TourMarker,
  { frame, crop }: RotatorView,
  offset: number,
  limits: Limits,
): void {
  if (!item?.parentElement) return;
  if (limits.crop !== crop) {
    // The style sheet gives these lengths as scroll margins, since custom properties are not computed to pixels.
    const style = getComputedStyle(item);
    limits.crop = crop;
    limits.edge = toPixels(style.scrollMarginTop);
    limits.minDistance = toPixels(style.scrollMarginBottom);
    limits.isRight = style.direction === 'rtl';
    limits.covered = toPixels(style.scrollMarginInlineStart);
    limits.origin = item.parentElement.getBoundingClientRect().y;
    limits.panels = [...document.querySelectorAll(panels)].map((panel) => panel.getBoundingClientRect());
    const compass = document.querySelector('[data-compass]')?.getBoundingClientRect();
    limits.compass = compass && compass.width > 0 ? compass : undefined;
  }
  const spot = placeMarker(marker, frame, crop, offset, limits);
  const visibility = spot ? 'inherit' : 'hidden';
  if (item.style.visibility !== visibility) item.style.visibility = visibility;
  if (!spot) return;
  item.style.transform = `translate(${spot.x.toFixed(1)}px, ${spot.y.toFixed(1)}px)`;
  const stem = `${spot.stem}px`;
  if (item.style.getPropertyValue('--stem') !== stem) item.style.setProperty('--stem', stem);
}

const toPixels = (length: string) => Number.parseFloat(length) || 0;
