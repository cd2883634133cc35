import { contractTexts } from '#contract/texts/texts.ts';
import type { Holding } from '#contract/entities/sales.ts';
import type { Property } from '#contract/entities/property.ts';
import { isolate, isolateFigure } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import { formatUnitPrice } from '#domain/money/format-unit-price.ts';
import { formatArea } from '#domain/units/format-area.ts';
import { roomLabel } from '#domain/units/room-label.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';

/** The parts of the catalogue that describe units in a mail. */
type UnitCatalogue = Pick<Catalogue, 'values' | 'units'>;
type UnitValues = Pick<UnitCatalogue, 'values'>;

/**
 * Units as lines of a mail: code, room type, area, the price without furniture if the project shows prices, and the
 * status label of those that are not available.
 */
export function describeUnits(
  units: readonly Property[],
  catalogue: UnitValues,
  settings: Settings,
  language: Language,
): string[] {
  return units.map((unit) => {
    const line = describeUnit(unit, catalogue, settings, language);
    const label = statusLabel(unit.status_id);
    return label === 'available' ? line : `${line} · ${contractTexts[language].statuses[label]}`;
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
      : describeUnit({ ...unit, price }, catalogue, settings, language);
  });
}

function describeUnit(unit: Property, { values }: UnitValues, settings: Settings, language: Language): string {
  return [
    isolate(unit.code, language),
    isolate(roomLabel(unit, values.roomTypes, language), language),
    isolate(formatArea(unit.gross_area, settings.areaUnit, language), language),
    ...describePrice(unit.price, settings, language),
  ].join(' · ');
}

function describePrice(price: number | undefined, settings: Settings, language: Language): string[] {
  if (!settings.showPrices || price === undefined) return [];
  const onRequest = contractTexts[language].prices['price.onRequest'];
  return [isolateFigure(formatUnitPrice(price, settings, onRequest), language)];
}
