import { useCallback, useMemo } from 'react';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useFilter, useFilteredUnits, useFullUnits } from '#web/catalogue/filter.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import { describeUnits, type PlanUnitRow } from './describe-units.ts';

/** The units of a plan as they stand now; they follow what this browser holds and the filter in the address. */
export function usePlanUnits(plan: Plan, favourites: ReadonlySet<number>): PlanUnitRow[] {
  const units = useFullUnits();
  const { isActive } = useFilter();
  const { ids } = useFilteredUnits();
  return useMemo(
    () => describeUnits({ plan, units, matching: isActive ? ids : undefined, favourites }),
    [plan, units, isActive, ids, favourites],
  );
}

/** Says a unit's rooms in the language in use. */
export function useRoomName(): (unit: Property) => string {
  const { data } = useLookups();
  const { language } = useLanguage();
  return useCallback(
    (unit) => {
      const type = data?.roomTypes.find((candidate) => candidate.id === unit.room_type_id);
      return (language === 'tr' ? type?.label_tr : type?.label_en) ?? unit.room_type.label;
    },
    [data, language],
  );
}

/** A unit in one line, as it is spoken: number, rooms, status, price. */
export function useUnitName(): (unit: Property) => string {
  const t = useText();
  const roomName = useRoomName();
  const priceText = usePriceText();
  const { language } = useLanguage();
  const { showPrices } = useSettings();
  return (unit) => {
    const status = t(`status.${statusLabel(unit.status_id)}`).toLocaleLowerCase(language);
    const price = showPrices && unit.price !== undefined ? [priceText(unit.price)] : [];
    return [t('floorPlan.unit', { number: unit.number }), roomName(unit), status, ...price].join(', ');
  };
}
