import { Heart, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import { localised } from '#domain/texts/language.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useFilter, useFullUnits } from '#web/catalogue/filter.ts';
import { floorAddress, unitAddress } from '#web/catalogue/page-address.ts';
import { useRoomTypeName } from '#web/catalogue/unit-names.ts';
import { Link } from '#web/router/link.tsx';
import { ShareButton } from '#web/share/share-button.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Area, Price } from '#web/ui/amounts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Disclaimer } from '#web/ui/disclaimer.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Panel } from '#web/ui/panel.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { FrontSwitch, useChosenFront, FrontPicture } from './fronts.tsx';
import styles from './villa.module.css';

type VillaBuildingProps = { building: Building; favourites: ReadonlySet<number> };

/** A villa: its picture, its units, and the client's favourites among them (specification, section 2). */
export function VillaBuilding({ building, favourites }: VillaBuildingProps) {
  const { language } = useLanguage();
  const { search } = useFilter();
  const units = useFullUnits().filter((unit) => unit.building_id === building.id);
  const [chosenFront, setChosenFront] = useChosenFront(building.fronts);
  const name = localised(building, 'name', language);
  usePageTitle(name);
  return (
    <section className={styles.screen} aria-label={name} data-building={building.id}>
      <FrontPicture file={chosenFront?.picture ?? ''} alt={name} sizes="100vw" className={styles.picture} />
      <FrontSwitch fronts={building.fronts} chosen={chosenFront} onChoose={setChosenFront} className={styles.fronts} />
      <ShareButton className={styles.share} />
      <PageCloseButton to={`/${search}`} className={styles.close} />
      <Panel dense className={styles.panel}>
        <h1 className={styles.title}>{name}</h1>
        {units.map((unit) => (
          <VillaUnit key={unit.id} unit={unit} building={building} isNamed={units.length > 1} search={search} />
        ))}
        <FavouriteUnits units={units.filter((unit) => favourites.has(unit.id))} search={search} />
        <Disclaimer />
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
            <Link to={unitAddress(unit.id, search)} className={styles.favourite} data-unit={unit.id}>
              <Heart className={styles.heart} fill="currentColor" />
              {unit.code}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type VillaUnitProps = {
  unit: Property;
  building: Building;
  /** Shows the unit's code, because the villa has several units. */
  isNamed: boolean;
  search: string;
};

/** One unit of a villa: its status, areas and price, with links to its page and its plans. */
function VillaUnit({ unit, building, isNamed, search }: VillaUnitProps) {
  const t = useText();
  const roomTypeName = useRoomTypeName();
  const status = statusLabel(unit.status_id);
  return (
    <article className={styles.unit} data-unit={unit.id} data-status={status}>
      {isNamed && <h2 className={styles.subtitle}>{unit.code}</h2>}
      <StatusTag status={status} />
      <Price minor={unit.price} className={styles.price} />
      <dl className={styles.facts}>
        <Fact name={t('villa.rooms')}>{roomTypeName(unit)}</Fact>
        <Fact name={t('unit.fact.gross_area')}>
          <Area area={unit.gross_area} />
        </Fact>
        <Fact name={t('unit.fact.net_area')}>
          <Area area={unit.net_area} />
        </Fact>
        {unit.terrace_area > 0 && (
          <Fact name={t('unit.fact.terrace_area')}>
            <Area area={unit.terrace_area} />
          </Fact>
        )}
        {unit.garden_area > 0 && (
          <Fact name={t('unit.fact.garden_area')}>
            <Area area={unit.garden_area} />
          </Fact>
        )}
      </dl>
      <ButtonLink variant="primary" wide to={unitAddress(unit.id, search)} iconAfter={<ArrowRight />}>
        {t('villa.openUnit')}
      </ButtonLink>
      <PlanLinks building={building} search={search} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.factRow}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PlanLinks({ building, search }: { building: Building; search: string }) {
  const t = useText();
  return (
    <p className={styles.plans}>
      {building.plans.map((plan) => (
        <Link
          key={plan.code}
          className={styles.plan}
          to={floorAddress(building.id, plan.level, search, plan.is_dublex)}
        >
          {plan.is_dublex ? t('villa.upperPlan') : t('villa.plan')}
        </Link>
      ))}
    </p>
  );
}
