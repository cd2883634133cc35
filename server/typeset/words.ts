import type { Language } from '#contract/form.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { formatArea } from '#domain/units/format-area.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { statusLabel, type StatusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import type { Property } from '#contract/entities/property.ts';

/** What a printed unit is called and how its figures are written, in one language. */
export type Words = ReturnType<typeof wordsFor>;

const statusWords: Record<Language, Record<StatusLabel, string>> = {
  en: { available: 'Available', reserved: 'Reserved', sold: 'Sold', blocked: 'Blocked' },
  tr: { available: 'Müsait', reserved: 'Rezerve', sold: 'Satıldı', blocked: 'Kapalı' },
};

/** Words for documents of one project. `today` is the day that they speak of. */
export function wordsFor(settings: SettingsAnswer, language: Language, today: Date) {
  const titleIn = <T extends { title_en: string; title_tr: string }>(titled: T) =>
    language === 'tr' ? titled.title_tr : titled.title_en;
  return {
    language,
    today: new Intl.DateTimeFormat(language === 'tr' ? 'tr' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      today,
    ),
    /**
     * The development's own text by key, in English where it has none in this language, '' where it has none at all.
     */
    own: (key: string) => settings.texts[language][key] ?? settings.texts.en[key] ?? '',
    title: titleIn,
    tags: (unit: Property) =>
      unit.tags.flatMap((tag) => settings.tags.filter((known) => known.tag === tag).map(titleIn)),
    floor: (level: number) =>
      level === 0
        ? { en: 'Mezzanine', tr: 'Zemin' }[language]
        : { en: `Floor ${level}`, tr: `${level}. Kat` }[language],
    area: (area: number) => formatArea(area, settings.areaUnit, language),
    price: (minor: number) => formatPrice(minor, settings),
    status: (id: UnitStatusId) => ({ label: statusLabel(id), word: statusWords[language][statusLabel(id)] }),
  };
}
