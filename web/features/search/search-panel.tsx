import { useId, useState } from 'react';
import type { GardenChoice, UnitFilter } from '#domain/filter/filter.ts';
import { isFilterActive } from '#domain/filter/filter.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { StatusShape } from '#web/ui/status-tag.tsx';
import { CodeSearch } from './code-search.tsx';
import { GardenChoices } from './garden-choices.tsx';
import { OptionChips } from './option-chips.tsx';
import { PriceRange } from './price-range.tsx';
import { SearchFoot } from './search-foot.tsx';
import { useFilterCounts } from './use-filter-counts.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { ViewSwitch } from './view-switch.tsx';
import styles from './search-panel.module.css';

/**
 * Code search and filter, beside the picture. What is chosen stands in the address at once; the screen behind follows.
 */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const { filter, setFilter, clear } = useFilter();
  const [dragged, setDragged] = useState<Partial<UnitFilter>>();
  const counts = useFilterCounts({ ...filter, ...dragged });
  return (
    <Panel as="aside" dense entering className={styles.panel} aria-labelledby={id}>
      <div className={styles.scroll}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t('search.title')}
          </h2>
          <CloseButton look="plain" className={styles.close} onClick={onClose} />
        </header>
        <CodeSearch />
        <ViewSwitch className={styles.view} />
        <FilterGroups
          filter={filter}
          counts={counts}
          onChange={(changed) => setFilter({ ...filter, ...changed })}
          onDrag={setDragged}
        />
      </div>
      <SearchFoot
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

function FilterGroups({ filter, counts: { options: counts }, onChange, onDrag }: FilterGroupsProps) {
  const t = useText();
  const { showPrices } = useSettings();
  const options = useFilterOptions();
  const statuses = statusLabels.map((value) => ({ value, title: t(`status.${value}`) }));
  return (
    <>
      <GardenChoices
        choice={filter.gardenArea}
        counts={counts.garden}
        onChange={(gardenArea: GardenChoice) => onChange({ gardenArea })}
      />
      <OptionChips
        title={t('search.rooms')}
        options={options.rooms}
        chosen={filter.floorType}
        counts={counts.floorType}
        onChange={(floorType) => onChange({ floorType })}
      />
      {options.types.length > 1 && (
        <OptionChips
          title={t('search.types')}
          options={options.types}
          chosen={filter.buildingType}
          counts={counts.buildingType}
          onChange={(buildingType) => onChange({ buildingType })}
        />
      )}
      {showPrices && <PriceRange filter={filter} onChange={onChange} onDrag={onDrag} />}
      <OptionChips
        wide
        title={t('search.status')}
        options={statuses}
        chosen={filter.status}
        counts={counts.status}
        icons={statusIcons}
        onChange={(status) => onChange({ status })}
      />
      {options.tags.length > 0 && (
        <OptionChips
          title={t('search.tags')}
          options={options.tags}
          chosen={filter.tags}
          counts={counts.tags}
          onChange={(tags) => onChange({ tags })}
        />
      )}
    </>
  );
}
