import type { Property } from '#contract/entities/property.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';

/** Where a unit lies and what it looks at: its floor and the titles of its tags. */
export function usePlaceText(unit: Property): string {
  const t = useText();
  const { language } = useLanguage();
  const { tags } = useSettings();
  const floor = unit.flat_level > 0 ? t('floor.name', { level: unit.flat_level }) : t('floor.mezzanine');
  const titles = unit.tags.flatMap((tag) => {
    const known = tags.find((entry) => entry.tag === tag);
    return known ? [language === 'tr' ? known.title_tr : known.title_en] : [];
  });
  return [floor, ...titles].join(' · ');
}
