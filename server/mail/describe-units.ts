import { contractTexts } from '#contract/texts/texts.ts';
import type { Holding } from '#contract/entities/sales.ts';
import type { Property } from '#contract/entities/property.ts';
import { isolate, isolateFigure } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import { formatUnitPrice } from '#domain/money/format-unit-price.ts';
import { formatArea } from '#domain/units/format-area.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';

/** The parts of the catalogue that describe units in a mail. */
type UnitCatalogue = Pick<Catalogue, 'values' | 'units'>;

/** Units as lines of a mail: code, room type, area, and the price without furniture if the project shows prices. */
export function describeUnits(
  units: readonly Property[],
  { values }: Pick<UnitCatalogue, 'values'>,
  settings: Settings,
  language: Language,
): string[] {
  return units.map((unit) => {
    const area = isolate(formatArea(unit.gross_area, settings.areaUnit, language), language);
    return [
      isolate(unit.code, language),
      isolate(roomLabel(unit, values.roomTypes, language), language),
      area,
      ...describePrice(unit.price, settings, language),
    ].join(' · ');
  });
}

/**
 * Held units as lines of a mail, with the agreed prices. A unit that is no longer listed is described by its code only.
 */
export function describeHoldings(
  holdings: readonly Holding[],
  catalogue: UnitCatalogue,
  settings: Settings,
  language: Language,
): string[] {
  return holdings.flatMap(({ property, price }) => {
    const unit = catalogue.units.get(property.id);
    return unit === undefined
      ? [isolate(property.code, language), ...describePrice(price, settings, language)].join(' · ')
      : describeUnits([{ ...unit, price }], catalogue, settings, language);
  });
}

function describePrice(price: number | undefined, settings: Settings, language: Language): string[] {
  if (!settings.showPrices || price === undefined) return [];
  const onRequest = contractTexts[language].prices['price.onRequest'];
  return [isolateFigure(formatUnitPrice(price, settings, onRequest), language)];
}
