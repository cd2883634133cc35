import type { Building } from '#contract/entities/building.ts';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import { isFullProperty } from '#contract/entities/is-full-property.ts';
import { deriveBuilding } from '#domain/buildings/derive-building.ts';
import type { OutlineStatus } from '#domain/floors/outline-status.ts';
import { lowestPrice } from '#domain/money/unit-prices.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useJoin, useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';

type Unit = HomeProperty | Property;

/** What a building's marker shows. `matching` is only set while a filter is active. */
export type BuildingFacts = { building: Building; count: number; matching: number | undefined; status: OutlineStatus };

/**
 * The facts of every building that has units, in the given order. `matches` contains the ids of the units that match an
 * active filter.
 */
export function factsOfBuildings(
  buildings: readonly Building[],
  units: readonly Unit[],
  matches: ReadonlySet<number> | undefined,
  soldMeans: SoldMeans,
): BuildingFacts[] {
  return buildings.flatMap((building) => {
    const own = units.filter((unit) => unit.building_id === building.id);
    if (own.length === 0) return [];
    const matching = matches && own.filter((unit) => matches.has(unit.id)).length;
    const { status } = deriveBuilding(own, building.id, soldMeans);
    return [{ building, count: own.length, matching, status }];
  });
}

/** Totals of the development, and the lowest price of the available units in minor units, unless prices are hidden. */
export function factsOfDevelopment(units: readonly Unit[]): {
  count: number;
  available: number;
  lowestPrice: number | undefined;
} {
  const available = units.filter((unit) => statusLabel(unit.status_id) === 'available');
  return {
    count: units.length,
    available: available.length,
    lowestPrice: lowestPrice(available.filter(isFullProperty)),
  };
}

type Offer = { count: number; available: number; lowestPrice: number | undefined };

/** Returns a function that words what is offered: `8 residences, 5 available, from € 284.000.` */
export function useOffer(): (offer: Offer) => string {
  const t = useText();
  const join = useJoin();
  const { showPrices } = useSettings();
  const priceText = usePriceText();
  return ({ count, available, lowestPrice }) => {
    const price = showPrices ? lowestPrice : undefined;
    const parts = [
      t('unit.residences', { count }),
      t('unit.available', { count: available }),
      ...(price === undefined ? [] : [t('unit.priceFrom', { price: priceText(price) })]),
    ];
    return `${join(...parts)}.`;
  };
}
