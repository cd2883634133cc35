import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '#contract/entities/place.ts';
import type { Position } from '#domain/routes/position.ts';
import { useCategoryTitle } from '#web/catalogue/place-categories.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { useLocation } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useJoin, useText } from '#web/texts/language.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { minutesOf, placeAddress, usePlaceTitle } from '../place-texts.ts';
import type { Insets, MapView } from './map-view.ts';
import { isMarkerKey, nextMarker, overlappingMarkers } from './marker-layout.ts';
import styles from './map-markers.module.css';

type MapMarkersProps = {
  view: MapView;
  places: readonly Place[];
  category: string | undefined;
  chosen: Place | undefined;
  seconds: ReadonlyMap<number, number>;
  insets: () => Insets;
};

const positionOf = ({ lng, lat }: { lng: number; lat: number }): Position => [lng, lat];
/** The distance in pixels between two quiet markers below which one of them shrinks to a dot. */
const quietGap = 22;

/**
 * The development and the places on the map. Each marker links to its place. All markers are a single tab stop: arrow
 * keys move to the nearest marker in their direction.
 */
export function MapMarkers({ view, places, category, chosen, seconds, insets }: MapMarkersProps) {
  const t = useText();
  const projectName = useProjectName();
  const layer = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  const { ordered, dots } = useStackingOrder(view, places, category, chosen);
  useMarkerPositions(view, layer, ordered, insets);
  const tabStop = ordered.find((place) => place.id === focused) ?? chosen ?? ordered[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const from = places.find((place) => place.id === focused);
    if (!from || !isMarkerKey(event.key)) return;
    event.preventDefault();
    const others = ordered
      .filter((place) => place !== from)
      .map((place) => ({ place, ...view.project(positionOf(place)) }));
    const next = nextMarker(view.project(positionOf(from)), others, event.key)?.place;
    if (!next) return;
    view.reveal(positionOf(next), insets());
    layer.current?.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <ul ref={layer} dir="ltr" aria-label={t('location.onMap')} className={styles.layer}>
      <li className={styles.home} data-home="">
        <BrandMark className={styles.mark} />
        <VisuallyHidden>{t('location.home', { name: projectName })}</VisuallyHidden>
      </li>
      {ordered.map((place) => (
        <li key={place.id} data-spot={place.id}>
          <PlaceMarker
            place={place}
            variant={variantOf(place, category, chosen, dots)}
            isTabStop={place === tabStop}
            seconds={seconds.get(place.id)}
            onFocus={() => setFocused(place.id)}
            onKeyDown={onKeyDown}
          />
        </li>
      ))}
    </ul>
  );
}

type Variant = 'chosen' | 'category' | 'quiet' | 'point';

function variantOf(
  place: Place,
  category: string | undefined,
  chosen: Place | undefined,
  dots: ReadonlySet<number>,
): Variant {
  if (place === chosen) return 'chosen';
  if (place.category === category) return 'category';
  return dots.has(place.id) || category !== undefined ? 'point' : 'quiet';
}

type PlaceMarkerProps = {
  place: Place;
  variant: Variant;
  isTabStop: boolean;
  seconds: number | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function PlaceMarker({ place, variant, isTabStop, seconds, onFocus, onKeyDown }: PlaceMarkerProps) {
  const t = useText();
  const join = useJoin();
  const { search } = useLocation();
  const title = usePlaceTitle()(place);
  const categoryTitle = useCategoryTitle()(place.category);
  const time = seconds === undefined ? '' : t('location.minutes', { minutes: minutesOf(seconds) });
  return (
    <Link
      to={placeAddress(place, search)}
      className={classNames(styles.marker, styles[variant])}
      aria-label={join(title, categoryTitle, time)}
      aria-current={variant === 'chosen' ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-place={place.id}
      data-variant={variant}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      draggable={false}
    >
      <span className={styles.badge}>{variant !== 'point' && <CategoryIcon category={place.category} />}</span>
      <span dir="auto" className={styles.name} aria-hidden="true">
        {title}
      </span>
    </Link>
  );
}

/** The places from the lowest marker to the topmost, the selected one last, and the ids of those shown as a dot. */
function useStackingOrder(
  view: MapView,
  places: readonly Place[],
  category: string | undefined,
  chosen: Place | undefined,
) {
  const [dots, setDots] = useState<ReadonlySet<number>>(new Set());
  const ordered = useMemo(() => {
    const weight = (place: Place) => {
      if (place === chosen) return 2;
      return place.category === category ? 1 : 0;
    };
    return places.toSorted((a, b) => weight(a) - weight(b) || b.lat - a.lat);
  }, [places, category, chosen]);
  useLayoutEffect(() => {
    const measure = () => {
      const markers = places.map((place) => ({ id: place.id, ...view.project(positionOf(place)) }));
      const next = overlappingMarkers(markers, quietGap);
      setDots((last) => (last.size === next.size && [...next].every((id) => last.has(id)) ? last : next));
    };
    measure();
    return view.onMove(measure);
  }, [view, places]);
  return { ordered, dots };
}

/** The width in pixels that a name needs beside its marker. */
const nameWidth = 190;

/** Moves every marker with the map, without rendering. Names go on the side that has room for them. */
function useMarkerPositions(
  view: MapView,
  layer: RefObject<HTMLElement | null>,
  ordered: readonly Place[],
  insets: () => Insets,
): void {
  const { lng, lat } = useSettings().map.centre;
  const rightInset = useEffectEvent(() => insets().right);
  // Before the first paint: markers would otherwise be seen in the corner and jump.
  useLayoutEffect(() => {
    const byId = new Map(ordered.map((place) => [String(place.id), positionOf(place)]));
    const measureMaxNameX = () => (layer.current?.clientWidth ?? 0) - rightInset() - nameWidth;
    let maxNameX = measureMaxNameX();
    const moveMarkers = () => {
      for (const element of layer.current?.children ?? []) {
        if (!(element instanceof HTMLElement)) continue;
        const { x, y } = view.project(byId.get(element.dataset['spot'] ?? '') ?? [lng, lat]);
        element.style.setProperty('transform', `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
        element.toggleAttribute('data-left', x > maxNameX);
      }
    };
    moveMarkers();
    const stopMoving = view.onMove(moveMarkers);
    const stopResizing = view.onResize(() => {
      maxNameX = measureMaxNameX();
      moveMarkers();
    });
    return () => {
      stopMoving();
      stopResizing();
    };
  }, [view, layer, ordered, lng, lat]);
}
