import { useRef } from 'react';
import type { Place } from '#contract/entities/place.ts';
import type { TitledCategory } from '#domain/places/categories.ts';
import { usePlaceCategories } from '#web/catalogue/place-categories.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useLocation } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useKeptScroll } from '#web/router/going-back.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/panel.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { categoryAddress, minutesOf, placeAddress, usePlaceTitle } from './place-texts.ts';
import styles from './places-panel.module.css';

type PlacesPanelProps = {
  places: readonly Place[];
  category: string | undefined;
  chosen: Place | undefined;
  /** Travel time to each place by id, in seconds, where known. */
  seconds: ReadonlyMap<number, number>;
  className?: string | undefined;
};

/** The list of places by category, next to the map. One category is open at a time. */
export function PlacesPanel({ places, category, chosen, seconds, className }: PlacesPanelProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const { onScroll } = useKeptScroll(panel);
  const intro = useDevelopmentText()('location_text');
  const groups = usePlaceCategories()
    .map((group) => ({ ...group, places: places.filter((place) => place.category === group.name) }))
    .filter((group) => group.places.length > 0);
  return (
    <Panel
      ref={panel}
      as="aside"
      dense
      entering
      className={classNames(styles.panel, className)}
      aria-label={t('location.places')}
      onScroll={onScroll}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>{t('page.location')}</h1>
        <p className={styles.intro}>{intro || t('location.intro')}</p>
      </header>
      <ul className={styles.categories}>
        {groups.map((group) => (
          <li key={group.name}>
            <CategoryEntry category={group} count={group.places.length} isOpen={group.name === category} />
            {group.name === category && <PlaceList places={group.places} chosen={chosen} seconds={seconds} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CategoryEntry({
  category: { name, title },
  count,
  isOpen,
}: {
  category: TitledCategory;
  count: number;
  isOpen: boolean;
}) {
  const t = useText();
  const { search } = useLocation();
  return (
    <Link
      to={categoryAddress(isOpen ? 'all' : name, search)}
      className={classNames(styles.category, isOpen && styles.open)}
      aria-expanded={isOpen}
      data-category={name}
    >
      <CategoryIcon category={name} className={styles.icon} />
      <span className={styles.name}>{title}</span>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('location.count', { count })}</VisuallyHidden>
    </Link>
  );
}

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function PlaceList({ places, chosen, seconds }: Pick<PlacesPanelProps, 'places' | 'chosen' | 'seconds'>) {
  const t = useText();
  const titleOf = usePlaceTitle();
  const { search } = useLocation();
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const duration = seconds.get(place.id);
        return (
          <li key={place.id}>
            <Link
              ref={place === chosen ? scrollIntoView : undefined}
              to={placeAddress(place, search)}
              className={classNames(styles.place, place === chosen && styles.chosen)}
              aria-current={place === chosen ? 'true' : undefined}
              data-place={place.id}
            >
              <span className={styles.name}>{titleOf(place)}</span>
              {duration !== undefined && (
                <span className={styles.minutes}>{t('location.minutes', { minutes: minutesOf(duration) })}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
