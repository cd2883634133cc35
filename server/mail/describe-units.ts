import type { Property } from '#contract/entities/property.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Settings } from '#contract/settings.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { totalPrice } from '#domain/money/unit-prices.ts';
import { formatArea } from '#domain/units/format-area.ts';

/** Units as lines of a mail: code, room type, area, and the price if the project shows prices. */
export function describeUnits(units: readonly Property[], settings: Settings, language: Language): string[] {
  return units.map((unit) => {
    const total = settings.showPrices ? totalPrice(unit) : undefined;
    const area = formatArea(unit.gross_area, settings.areaUnit, language);
    const price = total === undefined ? [] : [formatPrice(total, settings)];
    return [unit.code, unit.room_type.name, area, ...price].join(' · ');
  });
}
