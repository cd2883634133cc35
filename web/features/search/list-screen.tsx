import { RefreshCw, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Property } from '#contract/entities/property.ts';
import type { UnitFilter } from '#domain/filter/filter.ts';
import { type FilterGroup, clearGroup, suggestLoosening } from '#domain/filter/suggest-loosening.ts';
import { type Sort, sortUnits } from '#domain/units/sort-units.ts';
import { useFilter, useMatchesFilter, useFullUnits } from '#web/catalogue/filter.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useApartmentTypeName } from '#web/catalogue/unit-names.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { type Translate, useJoin, useLanguage, useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBackdrop } from '#web/ui/use-backdrop.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ListTable } from './list-table.tsx';
import { SearchFooter, ViewSwitch } from './search-footer.tsx';
import { type Option, useFilterOptions } from './use-filter-options.ts';
import { useSort } from './use-sort.ts';
import styles from './list-screen.module.css';

type ListScreenProps = {
  /** The address that opens the search panel with the given filter. */
  editAddress: (filterSearch: string) => string;
  /** Renders a unit's favourite button; without it, the table has no such column. */
  favourite?: (unit: Property) => ReactNode;
};

/** The filtered units as a table. Filter and sort order are kept in the address (specification, section 2). */
export function ListScreen({ editAddress, favourite }: ListScreenProps) {
  const t = useText();
  const { isPending, isError, data, refetch } = useProperties();
  const backdrop = useBackdrop();
  usePageTitle(t('search.listTitle'));
  return (
    <div className={styles.screen}>
      {backdrop && <PictureImage className={styles.backdrop} file={backdrop} alt="" sizes="20rem" />}
      <Panel dense className={styles.panel} aria-label={t('search.listTitle')} aria-busy={isPending}>
        {isPending && <ListSkeleton />}
        {isError && !data && <Unreachable onRetry={() => void refetch()} />}
        {data && <Listed editAddress={editAddress} favourite={favourite} />}
      </Panel>
    </div>
  );
}

function Listed({
  editAddress,
  favourite,
}: Pick<ListScreenProps, 'editAddress'> & { favourite: ListScreenProps['favourite'] | undefined }) {
  const t = useText();
  const join = useJoin();
  const all = useFullUnits();
  const { search } = useFilter();
  const [sort, sortBy] = useSort();
  const typeName = useApartmentTypeName();
  const units = useSortedUnits(sort, typeName);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} aria-live="polite">
          {t('unit.residences', { count: units.length })}
        </h1>
        <p className={styles.note} aria-live="polite">
          {join(
            t('search.ofAll', { count: all.length }),
            sort ? t('search.sortedBy', { column: sort.column, descending: String(sort.descending) }) : '',
          )}
        </p>
        <ButtonLink className={styles.edit} to={editAddress(search)} icon={<SlidersHorizontal />}>
          {t('search.edit')}
        </ButtonLink>
        <ViewSwitch className={styles.view} />
        <ShareButton variant="plain" />
        <PageCloseButton variant="plain" to={`/map-view${search}`} />
      </header>
      <div className={styles.tools}>
        <ActiveFilters />
      </div>
      {units.length > 0 ? (
        <ListTable units={units} typeName={typeName} sort={sort} onSort={sortBy} favourite={favourite} />
      ) : (
        <NoMatches units={all} />
      )}
    </>
  );
}

/** Shown if nothing matches the filter: suggests which part of it to drop. */
function NoMatches({ units }: { units: readonly Property[] }) {
  const { filter, setFilter, clear } = useFilter();
  const { soldMeans } = useSettings();
  const loosening = suggestLoosening(units, filter, soldMeans);
  return (
    <div className={styles.nothing}>
      <SearchFooter
        isLoading={false}
        shown={0}
        loosening={loosening}
        canClear
        onClear={clear}
        onShow={clear}
        onLoosen={(loosened) => setFilter({ ...filter, ...loosened })}
      />
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.unreachable} role="alert">
      <h1 className={styles.title}>{t('search.unreachable')}</h1>
      <p>{t('account.away')}</p>
      <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
        {t('general.retry')}
      </Button>
    </div>
  );
}

/** The order of the list before a column is chosen: available units first. */
const firstOrder: Sort = { column: 'status', descending: false };

/**
 * The units that match the filter, in the given order. All units are sorted once, so that a change of the filter does
 * not sort them again.
 */
function useSortedUnits(sort: Sort | undefined, typeName: (unit: Property) => string): Property[] {
  const { language } = useLanguage();
  const all = useFullUnits();
  const matches = useMatchesFilter();
  const sorted = useMemo(() => sortUnits(all, sort ?? firstOrder, typeName, language), [all, sort, typeName, language]);
  return useMemo(() => sorted.filter(matches), [sorted, matches]);
}

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The placeholder of the list while it is loading. */
function ListSkeleton() {
  const t = useText();
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{t('general.loading')}</VisuallyHidden>
      <Skeleton className={styles.skeletonTitle} />
      {rows.map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}

/** The active filter groups, each as a chip that removes it. */
function ActiveFilters() {
  const t = useText();
  const { filter, setFilter, clear, isActive } = useFilter();
  const groups = useActiveGroups(filter);
  if (!isActive) return null;
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
        <Button variant="text" className={styles.clear} onClick={clear}>
          {t('search.clear')}
        </Button>
      </li>
    </ul>
  );
}

function useActiveGroups(filter: UnitFilter): { group: FilterGroup; name: string }[] {
  const t = useText();
  const join = useJoin();
  const options = useFilterOptions();
  const priceText = usePriceText();
  const names: Record<FilterGroup, string> = {
    garden: filter.gardenArea === -1 ? '' : t(filter.gardenArea === 1 ? 'search.withGarden' : 'search.withoutGarden'),
    rooms: join(...titlesOf(options.rooms, filter.floorType)),
    types: join(...titlesOf(options.types, filter.buildingType)),
    price: priceName(filter, priceText, t),
    status: join(...filter.status.map((status) => t(`status.${status}`))),
    tags: join(...titlesOf(options.tags, filter.tags)),
  };
  return (Object.keys(names) as FilterGroup[]).flatMap((group) =>
    names[group] === '' ? [] : [{ group, name: names[group] }],
  );
}

/** The titles of the chosen values in the order of the options; values without an option are listed as they are. */
function titlesOf<Value extends string | number>(
  options: readonly Option<Value>[],
  chosen: readonly Value[],
): string[] {
  const known = options.filter((option) => chosen.includes(option.value));
  const unknown = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...known.map((option) => option.title), ...unknown.map(String)];
}

function priceName({ priceMin, priceMax }: UnitFilter, priceText: (minor: number) => string, t: Translate): string {
  if (priceMin !== null && priceMax !== null)
    return t('search.priceRange', { from: priceText(priceMin), to: priceText(priceMax) });
  if (priceMin !== null) return t('search.priceAbove', { from: priceText(priceMin) });
  return priceMax === null ? '' : t('search.priceBelow', { to: priceText(priceMax) });
}
