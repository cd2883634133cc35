import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { isOnRequest, quotedPrice } from '#domain/money/unit-prices.ts';
import { furniturePrice, priceWithFurniture } from '#domain/money/furniture-price.ts';
import { pricePerArea } from '#domain/money/price-per-area.ts';
import { areaUnitSign } from '#domain/units/format-area.ts';
import { canBeHad } from '#domain/units/can-be-had.ts';
import { unitFactNames, type UnitFactName } from '#domain/units/unit-facts.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useUnitFloorName, useApartmentTypeName, useRoomTypeName } from '#web/catalogue/unit-names.ts';
import { useOwnDealings } from '#web/own-dealings/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useUnitFactText } from '#web/ui/amounts.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';

/** One row of the comparison, with a cell for every unit. */
export type CompareRow = Compared & { name: string; cells: ReactNode[] };

type RowDefinition = {
  name: string;
  better: Better;
  value: (unit: Property) => number | string | undefined;
  text: (unit: Property) => string;
};

/** Which of the compared units the session's client can still have: only these may be the best in a row. */
export function useCompeting(units: readonly Property[]): boolean[] {
  const { data } = useOwnDealings();
  const held = new Set(data?.holdings.map(({ property_id }) => property_id));
  return units.map((unit) => canBeHad(unit, held));
}

/** The rows of a comparison. Price rows are left out if prices are hidden, furniture if no unit has a package. */
export function useCompareRows(units: readonly Property[], competing: readonly boolean[]): CompareRow[] {
  const { showPrices } = useSettings();
  const priceRows = usePriceRows(units);
  const factRows = useFactRows();
  const rows = showPrices ? [...priceRows, ...factRows] : factRows;
  return rows.map(({ name, better, value, text }) => ({
    name,
    cells: units.map(text),
    ...compareValues(units.map(value), better, competing),
  }));
}

function usePriceRows(units: readonly Property[]): RowDefinition[] {
  const t = useText();
  const { language } = useLanguage();
  const settings = useSettings();
  const priceText = usePriceText();
  const row = (name: string, value: (unit: Property) => number | undefined): RowDefinition => ({
    name,
    better: 'lowest',
    value,
    text: (unit) => {
      const minor = value(unit);
      return minor === undefined ? '–' : priceText(minor);
    },
  });
  const price = row(t('unit.price'), quotedPrice);
  const hasFurniture = units.some((unit) => furniturePrice(unit) !== undefined);
  return [
    { ...price, text: (unit) => (isOnRequest(unit.price) ? t('price.onRequest') : price.text(unit)) },
    row(t('unit.pricePerArea', { unit: areaUnitSign(settings.areaUnit, language) }), (unit) =>
      pricePerArea(unit, settings),
    ),
    ...(hasFurniture
      ? [row(t('price.furniture'), furniturePrice), row(t('price.withFurniture'), priceWithFurniture)]
      : []),
  ];
}

function useFactRows(): RowDefinition[] {
  const t = useText();
  const factText = useUnitFactText('–');
  const floorName = useUnitFloorName();
  const roomTypeName = useRoomTypeName();
  const apartmentTypeName = useApartmentTypeName();
  // Areas that are named as in the list of residences.
  const listNames: Partial<Record<UnitFactName, string>> = {
    gross_area: t('favourites.total'),
    terrace_area: t('favourites.balcony'),
  };
  return [
    { name: t('favourites.type'), better: 'none', value: apartmentTypeName, text: apartmentTypeName },
    { name: t('favourites.floorType'), better: 'none', value: roomTypeName, text: roomTypeName },
    {
      name: t('favourites.floor'),
      better: 'highest',
      value: (unit) => unit.flat_level,
      text: floorName,
    },
    ...unitFactNames.map((name): RowDefinition => ({
      name: listNames[name] ?? t(`unit.fact.${name}`),
      better: 'highest',
      value: (unit) => unit[name],
      text: (unit) => factText(unit, name),
    })),
  ];
}

/** Which values of a row are better; `none` if that is a matter of taste. */
type Better = 'lowest' | 'highest' | 'none';

/** Whether the values of a row differ, and which of them are the best. */
type Compared = { differs: boolean; best: boolean[] };

/**
 * Compares the values of a row. Only units that compete may be the best. There is no best value if theirs are all
 * equal, or if fewer than two of theirs are numbers.
 */
export function compareValues(
  values: readonly (number | string | undefined)[],
  better: Better,
  competing: readonly boolean[],
): Compared {
  const differs = new Set(values).size > 1;
  const rivals = values.map((value, index) => (competing[index] && typeof value === 'number' ? value : undefined));
  const numbers = rivals.filter((value) => value !== undefined);
  const lowest = Math.min(...numbers);
  const highest = Math.max(...numbers);
  if (better === 'none' || numbers.length < 2 || lowest === highest) return { differs, best: values.map(() => false) };
  const best = better === 'lowest' ? lowest : highest;
  return { differs, best: rivals.map((value) => value === best) };
}
