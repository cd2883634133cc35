import { type ReactNode, useId, useRef, useState } from 'react';
import { type GardenChoice, type UnitFilter, isFilterActive } from '#domain/filter/filter.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useLookups } from '#web/catalogue/lookups.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useKeptScroll } from '#web/router/going-back.ts';
import { useText } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { Chip } from '#web/ui/chip.tsx';
import { CloseButton } from '#web/ui/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusShape } from '#web/ui/status-tag.tsx';
import { CodeSearch } from './code-search.tsx';
import { PriceRange } from './price-range.tsx';
import { SearchFooter, ViewSwitch } from './search-footer.tsx';
import { type Option, useFilterCounts, useFilterOptions } from './use-filter-options.ts';
import styles from './search-panel.module.css';

/**
 * Code search and filter, beside the picture. Every choice is written to the address, from which the screen behind
 * reads it.
 */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const { filter, setFilter, clear } = useFilter();
  const choices = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Partial<UnitFilter>>();
  const counts = useFilterCounts({ ...filter, ...dragged });
  // Choices and counts need both answers: with one of them alone, the development would look empty.
  const isLoading = [useProperties(), useLookups()].some((query) => query.isPending);
  const { onScroll } = useKeptScroll(choices, { isLoading });
  return (
    <Panel as="aside" dense entering className={styles.panel} aria-labelledby={id}>
      <div ref={choices} className={styles.scroll} onScroll={onScroll}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t('search.title')}
          </h2>
          <CloseButton variant="plain" className={styles.close} onClick={onClose} />
        </header>
        <CodeSearch isLoading={isLoading} />
        <ViewSwitch className={styles.view} />
        {isLoading ? (
          <div aria-busy="true">
            <Skeleton className={styles.waiting} />
          </div>
        ) : (
          <FilterGroups
            filter={filter}
            counts={counts}
            onChange={(changed) => setFilter({ ...filter, ...changed })}
            onDrag={setDragged}
          />
        )}
      </div>
      <SearchFooter
        isLoading={isLoading}
        shown={counts.shown}
        loosening={counts.loosening}
        canClear={isFilterActive(filter)}
        onClear={clear}
        onShow={onClose}
        onLoosen={(loosened) => setFilter({ ...filter, ...loosened })}
      />
    </Panel>
  );
}

const statusIcons = new Map(statusLabels.map((status) => [status, <StatusShape key={status} status={status} />]));

type FilterGroupsProps = {
  filter: UnitFilter;
  counts: ReturnType<typeof useFilterCounts>;
  onChange: (changed: Partial<UnitFilter>) => void;
  onDrag: (dragged: Partial<UnitFilter> | undefined) => void;
};

function FilterGroups({ filter, counts: { options: counts, offered }, onChange, onDrag }: FilterGroupsProps) {
  const t = useText();
  const { showPrices } = useSettings();
  const options = useFilterOptions();
  const rooms = options.rooms.filter(({ value }) => offered.floorType.has(value));
  const types = options.types.filter(({ value }) => offered.buildingType.has(value));
  const tags = options.tags.filter(({ value }) => offered.tags.has(value));
  const statuses = statusLabels.map((value) => ({ value, title: t(`status.${value}`) }));
  return (
    <>
      {offered.garden && (
        <GardenChoices
          choice={filter.gardenArea}
          counts={counts.garden}
          onChange={(gardenArea: GardenChoice) => onChange({ gardenArea })}
        />
      )}
      {(rooms.length > 1 || filter.floorType.length > 0) && (
        <OptionChips
          title={t('search.rooms')}
          options={rooms}
          chosen={filter.floorType}
          counts={counts.floorType}
          onChange={(floorType) => onChange({ floorType })}
        />
      )}
      {(types.length > 1 || filter.buildingType.length > 0) && (
        <OptionChips
          title={t('search.types')}
          options={types}
          chosen={filter.buildingType}
          counts={counts.buildingType}
          onChange={(buildingType) => onChange({ buildingType })}
        />
      )}
      {showPrices && offered.price && <PriceRange filter={filter} onChange={onChange} onDrag={onDrag} />}
      <OptionChips
        wide
        title={t('search.status')}
        options={statuses}
        chosen={filter.status}
        counts={counts.status}
        icons={statusIcons}
        onChange={(status) => onChange({ status })}
      />
      {tags.length > 0 && (
        <OptionChips
          title={t('search.tags')}
          options={tags}
          chosen={filter.tags}
          counts={counts.tags}
          onChange={(tags) => onChange({ tags })}
        />
      )}
    </>
  );
}

type GardenChoicesProps = {
  choice: GardenChoice;
  counts: ReadonlyMap<GardenChoice, number>;
  onChange: (choice: GardenChoice) => void;
};

function GardenChoices({ choice, counts, onChange }: GardenChoicesProps) {
  const t = useText();
  const countText = useCountText();
  const option = (value: GardenChoice, label: string) => ({
    value: String(value),
    label: `${label}\u2002${countText(counts.get(value) ?? 0)}`,
  });
  return (
    <div className={styles.group}>
      <p className={styles.legend} aria-hidden="true">
        {t('search.garden')}
      </p>
      <Segmented
        className={styles.garden}
        label={t('search.garden')}
        value={String(choice)}
        onChange={(value) => onChange(value === '1' ? 1 : value === '0' ? 0 : -1)}
        options={[option(-1, t('search.gardenAll')), option(1, t('search.gardenYes')), option(0, t('search.gardenNo'))]}
      />
    </div>
  );
}

type OptionChipsProps<Value> = {
  title: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  counts: ReadonlyMap<Value, number>;
  onChange: (chosen: Value[]) => void;
  /** Shown instead of the check mark. */
  icons?: ReadonlyMap<Value, ReactNode>;
  /** Two per row, with the counts at the right edge. */
  wide?: boolean;
};

/**
 * A filter group of toggles, each with the number of units it would show. Options that match nothing can't be added.
 */
function OptionChips<Value extends string | number>({
  title,
  options,
  chosen,
  counts,
  onChange,
  icons,
  wide = false,
}: OptionChipsProps<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={wide ? styles.pairs : styles.chips}>
        {options.map(({ value, title }) => {
          const on = chosen.includes(value);
          const count = counts.get(value) ?? 0;
          return (
            <Chip
              key={value}
              on={on}
              count={count}
              icon={icons?.get(value)}
              disabled={!on && count === 0}
              onClick={() => toggle(value)}
            >
              {title}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
