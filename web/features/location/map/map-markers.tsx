import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import type { Place } from '#contract/entities/place.ts';
import type { PlaceCategory } from '#domain/places/categories.ts';
import type { Position } from '#domain/routes/position.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StarMark } from '#web/ui/star-mark.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { placeAddress } from '../place-address.ts';
import { minutesOf } from '../use-kilometres.ts';
import { usePlaceTitle } from '../use-place-title.ts';
import { crowded } from './crowded.ts';
import type { Insets, MapSurface } from './map-surface.ts';
import { isMarkerKey, nextMarker } from './next-marker.ts';
import styles from './map-markers.module.css';

type MapMarkersProps = {
  surface: MapSurface;
  places: readonly Place[];
  category: PlaceCategory | undefined;
  chosen: Place | undefined;
  seconds: ReadonlyMap<number, number>;
  insets: () => Insets;
};

const positionOf = ({ lng, lat }: { lng: number; lat: number }): Position => [lng, lat];
/** Pixels between the middles of two quiet markers before one of them becomes a point. */
const quietGap = 22;

/**
 * The development and the places on the map. Each marker is the link of its place. They are one stop of the Tab key:
 * arrow keys go to the nearest in their direction.
 */
export function MapMarkers({ surface, places, category, chosen, seconds, insets }: MapMarkersProps) {
  const t = useText();
  const { projectName } = useSettings();
  const layer = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  const { ordered, points } = useOrder(surface, places, category, chosen);
  useStanding(surface, layer, ordered, insets);
  const stop = ordered.find((place) => place.id === focused) ?? chosen ?? ordered[0];
  const onKey = (event: KeyboardEvent) => {
    const from = places.find((place) => place.id === focused);
    if (!from || !isMarkerKey(event.key)) return;
    event.preventDefault();
    const spots = ordered
      .filter((place) => place !== from)
      .map((place) => ({ place, ...surface.spotOf(positionOf(place)) }));
    const next = nextMarker(surface.spotOf(positionOf(from)), spots, event.key)?.place;
    if (!next) return;
    surface.reveal(positionOf(next), insets());
    layer.current?.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <ul ref={layer} aria-label={t('location.onMap')} className={styles.layer}>
      <li className={styles.home} data-home="">
        <StarMark className={styles.star} />
        <VisuallyHidden>{t('location.home', { name: projectName })}</VisuallyHidden>
      </li>
      {ordered.map((place) => (
        <li key={place.id} data-spot={place.id}>
          <PlaceMarker
            place={place}
            look={lookOf(place, category, chosen, points)}
            isStop={place === stop}
            seconds={seconds.get(place.id)}
            onFocus={() => setFocused(place.id)}
            onKey={onKey}
          />
        </li>
      ))}
    </ul>
  );
}

type Look = 'chosen' | 'category' | 'quiet' | 'point';

function lookOf(
  place: Place,
  category: PlaceCategory | undefined,
  chosen: Place | undefined,
  points: ReadonlySet<number>,
): Look {
  if (place === chosen) return 'chosen';
  if (place.category === category) return 'category';
  return points.has(place.id) || category !== undefined ? 'point' : 'quiet';
}

type PlaceMarkerProps = {
  place: Place;
  look: Look;
  isStop: boolean;
  seconds: number | undefined;
  onFocus: () => void;
  onKey: (event: KeyboardEvent) => void;
};

function PlaceMarker({ place, look, isStop, seconds, onFocus, onKey }: PlaceMarkerProps) {
  const t = useText();
  const { search } = useLocation();
  const title = usePlaceTitle()(place);
  const time = seconds === undefined ? '' : `, ${t('location.minutes', { minutes: minutesOf(seconds) })}`;
  return (
    <Link
      to={placeAddress(place, search)}
      className={classNames(styles.marker, styles[look])}
      aria-label={`${title}, ${t(`location.category.${place.category}`)}${time}`}
      aria-current={look === 'chosen' ? 'true' : undefined}
      tabIndex={isStop ? 0 : -1}
      data-place={place.id}
      data-look={look}
      onFocus={onFocus}
      onKeyDown={onKey}
      draggable={false}
    >
      <span className={styles.badge}>{look !== 'point' && <CategoryIcon category={place.category} />}</span>
      <span className={styles.name} aria-hidden="true">
        {title}
      </span>
    </Link>
  );
}

/**
 * The places in the order in which they lie over each other, those that matter most last; and those that become points.
 */
function useOrder(
  surface: MapSurface,
  places: readonly Place[],
  category: PlaceCategory | undefined,
  chosen: Place | undefined,
) {
  const [points, setPoints] = useState<ReadonlySet<number>>(new Set());
  const ordered = useMemo(() => {
    const weight = (place: Place) => (place === chosen ? 2 : place.category === category ? 1 : 0);
    return places.toSorted((a, b) => weight(a) - weight(b) || b.lat - a.lat);
  }, [places, category, chosen]);
  useEffect(() => {
    const measure = () => {
      const spots = places.map((place) => ({ id: place.id, ...surface.spotOf(positionOf(place)) }));
      const next = crowded(spots, quietGap);
      setPoints((last) => (last.size === next.size && [...next].every((id) => last.has(id)) ? last : next));
    };
    measure();
    return surface.onMove(measure);
  }, [surface, places]);
  return { ordered, points };
}

/** Pixels that a name needs beside its marker. */
const nameWidth = 190;

/**
 * Keeps every marker where its place stands while the map moves, without a render. Names stand on the side that has
 * room.
 */
function useStanding(
  surface: MapSurface,
  layer: RefObject<HTMLElement | null>,
  ordered: readonly Place[],
  insets: () => Insets,
): void {
  const { lng, lat } = useSettings().map.centre;
  const inset = useEffectEvent(() => insets().right);
  useEffect(() => {
    const byId = new Map(ordered.map((place) => [String(place.id), positionOf(place)]));
    const right = (layer.current?.clientWidth ?? 0) - inset() - nameWidth;
    const stand = () => {
      for (const element of layer.current?.children ?? []) {
        if (!(element instanceof HTMLElement)) continue;
        const { x, y } = surface.spotOf(byId.get(element.dataset['spot'] ?? '') ?? [lng, lat]);
        element.style.setProperty('transform', `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
        element.toggleAttribute('data-left', x > right);
      }
    };
    stand();
    return surface.onMove(stand);
  }, [surface, layer, ordered, lng, lat]);
}
