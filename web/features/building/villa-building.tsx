import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import { localised } from '#domain/texts/language.ts';
import { useFilter, useFullUnits } from '#web/catalogue/filter.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { VillaUnit } from './villa-unit.tsx';
import styles from './villa.module.css';

type VillaBuildingProps = { building: Building; favourites: ReadonlySet<number> };

/** A villa: its picture, its units, and the client's favourites among them (specification, section 2). */
export function VillaBuilding({ building, favourites }: VillaBuildingProps) {
  const { language } = useLanguage();
  const { search } = useFilter();
  const units = useFullUnits().filter((unit) => unit.building_id === building.id);
  const name = localised(building, 'name', language);
  return (
    <section className={styles.screen} aria-label={name} data-building={building.id}>
      <PictureImage
        file={`buildings/${building.class_name.toLowerCase()}`}
        alt={name}
        sizes="100vw"
        first
        className={styles.picture}
      />
      <CloseButton to={`/${search}`} className={styles.close} />
      <Panel dense className={styles.panel}>
        <h1 className={styles.title}>{name}</h1>
        {units.map((unit) => (
          <VillaUnit key={unit.id} unit={unit} building={building} isNamed={units.length > 1} search={search} />
        ))}
        <FavouriteUnits units={units.filter((unit) => favourites.has(unit.id))} search={search} />
      </Panel>
    </section>
  );
}

function FavouriteUnits({ units, search }: { units: readonly Property[]; search: string }) {
  const t = useText();
  if (units.length === 0) return null;
  return (
    <div className={styles.favourites}>
      <h2 className={styles.subtitle}>{t('villa.favourites')}</h2>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>
            <Link to={`/property-view/${unit.id}${search}`} className={styles.favourite} data-unit={unit.id}>
              <Heart className={styles.heart} fill="currentColor" aria-hidden="true" />
              {unit.code}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
