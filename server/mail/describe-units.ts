import type { Property } from '#contract/entities/property.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import { priceTexts } from '#contract/texts/price-texts.ts';
import { formatUnitPrice } from '#domain/money/unit-prices.ts';
import { formatArea } from '#domain/units/format-area.ts';

/** Units as lines of a mail: code, room type, area, and the price without furniture if the project shows prices. */
export function describeUnits(units: readonly Property[], settings: Settings, language: Language): string[] {
  const { 'price.onRequest': onRequest } = priceTexts[language];
  return units.map((unit) => {
    const area = formatArea(unit.gross_area, settings.areaUnit, language);
    const price =
      settings.showPrices && unit.price !== undefined ? [formatUnitPrice(unit.price, settings, onRequest)] : [];
    return [unit.code, unit.room_type.name, area, ...price].join(' · ');
  });
}
