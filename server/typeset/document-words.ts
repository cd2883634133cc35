import { developmentText } from '#domain/projects/development-text.ts';
import { serverTexts } from '#server/texts/texts.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { isolate, isolateFigure } from '#domain/texts/direction.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { nameLevel } from '#domain/floors/levels.ts';
import { joinParts, type Language, type LocalFields, localised } from '#domain/texts/language.ts';
import { pictureText } from '#domain/projects/picture-text.ts';
import { formatArea } from '#domain/units/format-area.ts';
import { approximatePrice } from '#domain/money/second-currency.ts';
import { formatUnitPrice } from '#domain/money/format-unit-price.ts';
import { statusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import type { Property } from '#contract/entities/property.ts';
import { printedCurrency, printedSign } from './printable-signs.ts';

/** The texts and number formats of a document, in one language. */
export type Words = ReturnType<typeof wordsFor>;

/** Creates the texts for documents of a project. `today` is their date. */
export function wordsFor(settings: SettingsAnswer, language: Language, today: Date) {
  const words = serverTexts[language].documents;
  const { prices } = contractTexts[language];
  const currency = printedCurrency(settings);
  const levelTexts = {
    ground: words.ground,
    groundShort: words.groundShort,
    numbered: (level: number) => fillPlaceholders(words.floor, { level: String(level) }),
  };
  const own = (key: string) => developmentText(settings, key, language);
  const titleIn = (titled: LocalFields<'title'>) => localised(titled, 'title', language);
  return {
    language,
    today: formatDate(today, 'longDate', language, settings.timeZone),
    /** The development's text by key; in its first language if it is missing in this one, '' if there is none. */
    own,
    /** The development's text about a picture, by its name; '' if it has none. */
    picture: (name: string) => pictureText(name, own),
    title: titleIn,
    /** Joins the parts of a line with the comma of the language; leaves out empty parts. */
    join: (...parts: readonly string[]) => joinParts(parts, language),
    tags: (unit: Property) =>
      unit.tags.flatMap((tag) => settings.tags.filter((known) => known.tag === tag).map(titleIn)),
    /** The name of a level in buildings of a class. */
    floor: (level: number, className: string | undefined) =>
      nameLevel(settings.levels, { level, className }, language, levelTexts).name,
    area: (area: number) => isolate(formatArea(area, settings.areaUnit, language), language),
    /** The price of a unit or its furniture. */
    price: (minor: number) => isolateFigure(formatUnitPrice(minor, currency, prices['price.onRequest']), language),
    /** A unit's price in the second currency with the day of its rate; '' if there is none. */
    approximate: (minor: number | undefined) => {
      const price = approximatePrice(minor, settings, printedSign);
      if (price === undefined) return '';
      const date = formatDate(price.asOf, 'date', language, 'UTC');
      return fillPlaceholders(prices['price.approximate'], { amount: isolateFigure(price.amount, language), date });
    },
    status: (id: UnitStatusId) => ({ label: statusLabel(id), word: words.statuses[statusLabel(id)] }),
  };
}
