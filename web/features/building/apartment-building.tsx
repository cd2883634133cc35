import { useState } from 'react';
import type { Building } from '#contract/entities/building.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useLanguage } from '#web/texts/language.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import styles from './building.module.css';
import { firstChoice } from './describe-floors.ts';
import { Facade } from './facade.tsx';
import { BuildingFooter } from './building-footer.tsx';
import { useFloorRows } from './use-floor-rows.ts';

/** An apartment building: its front with a label for every floor, and a plinth with the facts of the chosen one. */
export function ApartmentBuilding({ building, favourites }: { building: Building; favourites: ReadonlySet<number> }) {
  const { language } = useLanguage();
  const { search } = useFilter();
  const rows = useFloorRows(building, favourites);
  const [wanted, setWanted] = useState<number>();
  const chosen = rows.find((row) => row.isOpen && row.level === wanted) ?? firstChoice(rows);
  const name = language === 'tr' ? building.name_tr : building.name_en;
  return (
    <section className={styles.screen} aria-label={name} data-building={building.id}>
      <Facade building={building} name={name} rows={rows} chosen={chosen?.level} onChoose={setWanted} search={search} />
      <CloseButton to={`/${search}`} className={styles.close} />
      <BuildingFooter building={building} name={name} chosen={chosen} search={search} />
    </section>
  );
}
