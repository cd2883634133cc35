import type { UnitFilter } from '#domain/filter/filter.ts';
import { clearGroup, type FilterGroup } from '#domain/filter/suggest-loosening.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useText, type Translate } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import { useFilterOptions, type Option } from './use-filter-options.ts';
import styles from './active-filters.module.css';

/** The active filter groups, each as a chip that removes it. */
export function ActiveFilters() {
  const t = useText();
  const { filter, setFilter, clear, isActive } = useFilter();
  const groups = useActiveGroups(filter);
  if (!isActive) return <div />;
  return (
    <ul className={styles.list} aria-label={t('search.active')}>
      {groups.map(({ group, name }) => (
        <li key={group}>
          <Chip
            removable
            aria-label={t('search.remove', { name })}
            onClick={() => setFilter(clearGroup(filter, group))}
          >
            {name}
          </Chip>
        </li>
      ))}
      <li>
        <Button look="text" className={styles.clear} onClick={clear}>
          {t('search.clear')}
        </Button>
      </li>
    </ul>
  );
}

function useActiveGroups(filter: UnitFilter): { group: FilterGroup; name: string }[] {
  const t = useText();
  const options = useFilterOptions();
  const priceText = usePriceText();
  const names: Record<FilterGroup, string> = {
    garden: filter.gardenArea === -1 ? '' : t(filter.gardenArea === 1 ? 'search.withGarden' : 'search.withoutGarden'),
    rooms: titlesOf(options.rooms, filter.floorType),
    types: titlesOf(options.types, filter.buildingType),
    price: priceName(filter, priceText, t),
    status: filter.status.map((status) => t(`status.${status}`)).join(', '),
    tags: titlesOf(options.tags, filter.tags),
  };
  return (Object.keys(names) as FilterGroup[]).flatMap((group) =>
    names[group] === '' ? [] : [{ group, name: names[group] }],
  );
}

/** The titles of the chosen values in the order of the options; values that are no option are listed as they are. */
function titlesOf<Value extends string | number>(options: readonly Option<Value>[], chosen: readonly Value[]): string {
  const known = options.filter((option) => chosen.includes(option.value));
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...known.map((option) => option.title), ...unknown.map(String)].join(', ');
}

function priceName({ priceMin, priceMax }: UnitFilter, priceText: (minor: number) => string, t: Translate): string {
  if (priceMin !== null && priceMax !== null)
    return t('search.priceRange', { from: priceText(priceMin), to: priceText(priceMax) });
  if (priceMin !== null) return t('search.priceAbove', { from: priceText(priceMin) });
  return priceMax === null ? '' : t('search.priceBelow', { to: priceText(priceMax) });
}
