import type { Property } from '#contract/entities/property.ts';
import { useUnitFloorName } from '#web/catalogue/floor-name.ts';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

/**
 * Where a unit lies and what it looks at: its floor, the development's own name for that level, and the titles of its
 * tags.
 */
export function usePlaceText(unit: Property): string {
  const { language } = useLanguage();
  const developmentText = useDevelopmentText();
  const { tags } = useSettings();
  const floor = useUnitFloorName()(unit);
  const titles = unit.tags.flatMap((tag) => {
    const known = tags.find((entry) => entry.tag === tag);
    return known ? [language === 'tr' ? known.title_tr : known.title_en] : [];
  });
  const level = developmentText(`level_${unit.flat_level}`);
  return [floor, ...(level ? [level] : []), ...titles].join(' · ');
}
