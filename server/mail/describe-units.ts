import type { Property } from '#contract/entities/property.ts';
import type { Language } from '#contract/form.ts';
import type { Settings } from '#contract/settings.ts';
import { formatPrice } from '#domain/money/format-price.ts';

/** Units as lines of a mail: code, room type, area, and the price if the project shows prices. */
export function describeUnits(units: readonly Property[], settings: Settings, language: Language): string[] {
  const area = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const areaUnit = settings.areaUnit === 'm2' ? 'm²' : settings.areaUnit;
  return units.map((unit) => {
    const price =
      settings.showPrices && unit.price !== undefined
        ? [formatPrice(unit.price + (unit.furniture_price ?? 0), settings)]
        : [];
    return [unit.code, unit.room_type.name, `${area.format(unit.gross_area)} ${areaUnit}`, ...price].join(' · ');
  });
}
