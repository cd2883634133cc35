import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { useUnitFloorName } from '#web/catalogue/floor-name.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { useAreaText } from '#web/ui/area.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import { compareValues, type Better, type Compared } from './compare-units.ts';
import { totalPrice } from './total-price.ts';
import { useApartmentTypeName } from './use-apartment-type.ts';
import { useRoomTypeName } from './use-room-type.ts';

/** One line of the comparison, with a cell for every unit. */
export type CompareRow = Compared & { name: string; cells: ReactNode[] };

type Line = {
  name: string;
  better: Better;
  value: (unit: Property) => number | string | undefined;
  say: (unit: Property) => string;
};

/** The lines of a comparison; those of money only where prices are shown. */
export function useCompareRows(units: readonly Property[]): CompareRow[] {
  const { showPrices } = useSettings();
  const lines = [...useMoneyLines().filter(() => showPrices), ...useFactLines()];
  return lines.map(({ name, better, value, say }) => ({
    name,
    cells: units.map(say),
    ...compareValues(units.map(value), better),
  }));
}

function useMoneyLines(): Line[] {
  const t = useText();
  const { areaUnit } = useSettings();
  const priceText = usePriceText();
  const say = (minor: number | undefined) => (minor === undefined ? '–' : priceText(minor));
  const perArea = (unit: Property) =>
    unit.price === undefined || unit.gross_area <= 0 ? undefined : Math.round(unit.price / unit.gross_area / 100) * 100;
  return [
    {
      name: t('favourites.priceWithFurniture'),
      better: 'lowest',
      value: totalPrice,
      say: (unit) => say(totalPrice(unit)),
    },
    {
      name: t('unit.pricePerArea', { unit: areaUnit.replace(/2$/, '²') }),
      better: 'lowest',
      value: perArea,
      say: (unit) => say(perArea(unit)),
    },
  ];
}

function useFactLines(): Line[] {
  const t = useText();
  const areaText = useAreaText();
  const floorName = useUnitFloorName();
  const roomType = useRoomTypeName();
  const typeName = useApartmentTypeName();
  const area = (name: string, value: (unit: Property) => number): Line => ({
    name,
    better: 'highest',
    value,
    say: (unit) => areaText(value(unit)),
  });
  return [
    { name: t('favourites.type'), better: 'none', value: typeName, say: typeName },
    { name: t('favourites.floorType'), better: 'none', value: roomType, say: roomType },
    {
      name: t('favourites.floor'),
      better: 'highest',
      value: (unit) => unit.flat_level,
      say: (unit) => floorName(unit),
    },
    area(t('favourites.total'), (unit) => unit.gross_area),
    area(t('unit.netArea'), (unit) => unit.net_area),
    area(t('favourites.balcony'), (unit) => unit.terrace_area),
    area(t('unit.garden'), (unit) => unit.garden_area),
    {
      name: t('unit.bathrooms'),
      better: 'highest',
      value: (unit) => unit.bathrooms,
      say: (unit) => String(unit.bathrooms),
    },
  ];
}
