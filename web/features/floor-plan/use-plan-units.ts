import { useMemo } from 'react';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useFilter, useFilteredUnits, useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useRoomTypeName } from '#web/catalogue/type-names.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import { describeUnits, type PlanUnitRow } from './describe-units.ts';

/** The units of a plan, kept up to date with the catalogue and with the filter in the address. */
export function usePlanUnits(plan: Plan, favourites: ReadonlySet<number>): PlanUnitRow[] {
  const units = useFullUnits();
  const { isActive } = useFilter();
  const { ids } = useFilteredUnits();
  return useMemo(
    () => describeUnits({ plan, units, matching: isActive ? ids : undefined, favourites }),
    [plan, units, isActive, ids, favourites],
  );
}

/** The accessible name of a unit: number, room type, status and price. */
export function useUnitName(): (unit: Property) => string {
  const t = useText();
  const roomTypeName = useRoomTypeName();
  const priceText = usePriceText();
  const { language } = useLanguage();
  const { showPrices } = useSettings();
  return (unit) => {
    const status = t(`status.${statusLabel(unit.status_id)}`).toLocaleLowerCase(language);
    const price = showPrices && unit.price !== undefined ? [priceText(unit.price)] : [];
    return [t('floorPlan.unit', { number: unit.number }), roomTypeName(unit), status, ...price].join(', ');
  };
}
