import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { pricePerArea, totalPrice } from '#domain/money/unit-prices.ts';
import { areaUnitSign } from '#domain/units/format-area.ts';
import { useUnitFloorName } from '#web/catalogue/floor-name.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useApartmentTypeName, useRoomTypeName } from '#web/catalogue/type-names.ts';
import { useText } from '#web/texts/language.tsx';
import { useAreaText } from '#web/ui/area.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import { compareValues, type Better, type Compared } from './compare-units.ts';

/** One row of the comparison, with a cell for every unit. */
export type CompareRow = Compared & { name: string; cells: ReactNode[] };

type RowDefinition = {
  name: string;
  better: Better;
  value: (unit: Property) => number | string | undefined;
  text: (unit: Property) => string;
};

/** The rows of a comparison. Price rows are left out if prices are hidden. */
export function useCompareRows(units: readonly Property[]): CompareRow[] {
  const { showPrices } = useSettings();
  const priceRows = usePriceRows();
  const factRows = useFactRows();
  const rows = showPrices ? [...priceRows, ...factRows] : factRows;
  return rows.map(({ name, better, value, text }) => ({
    name,
    cells: units.map(text),
    ...compareValues(units.map(value), better),
  }));
}

function usePriceRows(): RowDefinition[] {
  const t = useText();
  const { areaUnit } = useSettings();
  const priceText = usePriceText();
  const textOf = (minor: number | undefined) => (minor === undefined ? '–' : priceText(minor));
  return [
    {
      name: t('favourites.priceWithFurniture'),
      better: 'lowest',
      value: totalPrice,
      text: (unit) => textOf(totalPrice(unit)),
    },
    {
      name: t('unit.pricePerArea', { unit: areaUnitSign(areaUnit) }),
      better: 'lowest',
      value: pricePerArea,
      text: (unit) => textOf(pricePerArea(unit)),
    },
  ];
}

function useFactRows(): RowDefinition[] {
  const t = useText();
  const areaText = useAreaText();
  const floorName = useUnitFloorName();
  const roomTypeName = useRoomTypeName();
  const apartmentTypeName = useApartmentTypeName();
  const area = (name: string, value: (unit: Property) => number): RowDefinition => ({
    name,
    better: 'highest',
    value,
    text: (unit) => areaText(value(unit)),
  });
  return [
    { name: t('favourites.type'), better: 'none', value: apartmentTypeName, text: apartmentTypeName },
    { name: t('favourites.floorType'), better: 'none', value: roomTypeName, text: roomTypeName },
    {
      name: t('favourites.floor'),
      better: 'highest',
      value: (unit) => unit.flat_level,
      text: floorName,
    },
    area(t('favourites.total'), (unit) => unit.gross_area),
    area(t('unit.netArea'), (unit) => unit.net_area),
    area(t('favourites.balcony'), (unit) => unit.terrace_area),
    area(t('unit.garden'), (unit) => unit.garden_area),
    {
      name: t('unit.bathrooms'),
      better: 'highest',
      value: (unit) => unit.bathrooms,
      text: (unit) => String(unit.bathrooms),
    },
  ];
}
