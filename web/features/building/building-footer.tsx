import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { Building } from '#contract/entities/building.ts';
import { deriveBuilding } from '#domain/buildings/derive-building.ts';
import type { FloorSummary } from '#domain/floors/derive-floor.ts';
import { statusLabels } from '#domain/units/statuses.ts';
import { useFilter, useFilteredUnits } from '#web/catalogue/filter.ts';
import { floorAddress } from '#web/catalogue/page-address.ts';
import { useProperties } from '#web/catalogue/queries.ts';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import { useLevelNames } from '#web/catalogue/unit-names.ts';
import { useJoin, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Disclaimer } from '#web/ui/disclaimer.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { FloorRow } from './describe-floors.ts';
import styles from './building-footer.module.css';

type BuildingFooterProps = { building: Building; name: string; chosen: FloorRow | undefined; search: string };

/** The bar below the picture: the building, its available units, and the chosen floor with a link to its plan. */
export function BuildingFooter({ building, name, chosen, search }: BuildingFooterProps) {
  const t = useText();
  const developmentText = useDevelopmentText();
  const frontText = developmentText(`front_${building.code.toLowerCase()}`);
  return (
    <>
      <div className={styles.plinth}>
        <div className={styles.fact}>
          <h1 className={styles.title}>{name}</h1>
          {frontText && <p className={styles.note}>{frontText}</p>}
        </div>
        <Total buildingId={building.id} />
        {chosen ? (
          <ChosenFloor building={building} row={chosen} search={search} />
        ) : (
          <p className={styles.note}>{t('building.nothingOpen')}</p>
        )}
        <ul className={styles.legend} aria-label={t('building.legend')}>
          {statusLabels.map((status) => (
            <li key={status}>
              <StatusTag status={status} />
            </li>
          ))}
        </ul>
      </div>
      <Disclaimer className={styles.disclaimer} />
    </>
  );
}

function Total({ buildingId }: { buildingId: number }) {
  const t = useText();
  const { isActive } = useFilter();
  const { units } = useFilteredUnits();
  const { available, total } = useBuildingSummary(buildingId);
  const matches = units.filter((unit) => unit.building_id === buildingId).length;
  return (
    <p className={styles.fact}>
      <span className={styles.number}>{isActive ? matches : available}</span>
      <span className={styles.note}>
        {isActive ? t('building.matchesOf', { count: matches, total }) : t('building.availableOf', { total })}
      </span>
    </p>
  );
}

type ChosenFloorProps = { building: Building; row: FloorRow; search: string };

function ChosenFloor({ building: { id, class_name: className }, row, search }: ChosenFloorProps) {
  const t = useText();
  const { name, isNumbered } = useLevelNames()(row.level, className);
  const { count, priceFrom } = useFloorFacts(row);
  const join = useJoin();
  const openText = () => {
    if (row.points === '' || !isNumbered) return t('building.openPlan');
    return t('building.openFloor', { level: row.level });
  };
  return (
    <div className={styles.choice}>
      <div className={styles.floor}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.note} aria-hidden="true">
          {join(count, priceFrom)}
        </p>
        {/* The label that has the focus says the rest. */}
        <VisuallyHidden>
          {count} <output>{priceFrom}</output>
        </VisuallyHidden>
      </div>
      <ButtonLink
        variant="primary"
        className={styles.open}
        to={floorAddress(id, row.plan.level, search, row.plan.isDuplex)}
        iconAfter={<ArrowRight />}
      >
        {openText()}
      </ButtonLink>
    </div>
  );
}

/** How many units of a floor are available, or match the filter, and the lowest price, empty if none is shown. */
function useFloorFacts(row: FloorRow): { count: string; priceFrom: string } {
  const t = useText();
  const priceText = usePriceText();
  const { showPrices } = useSettings();
  const countText = () => {
    if (row.isUpper) return t(`status.${row.label}`);
    return row.matches === undefined
      ? t('unit.available', { count: row.available })
      : t('building.matches', { count: row.matches });
  };
  const price = showPrices ? row.priceFrom : undefined;
  return { count: countText(), priceFrom: price === undefined ? '' : t('unit.priceFrom', { price: priceText(price) }) };
}

/** The summary of a whole building. */
function useBuildingSummary(buildingId: number): FloorSummary {
  const { data } = useProperties();
  const { soldMeans } = useSettings();
  return useMemo(() => deriveBuilding(data ?? [], buildingId, soldMeans), [data, buildingId, soldMeans]);
}
