import type { SettingsAnswer } from '#contract/settings.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

export type Option<Value> = { value: Value; title: string };

/** The options of the filter with their titles in the language in use, in the order of the package. */
export function useFilterOptions(): { rooms: Option<number>[]; types: Option<number>[]; tags: Option<string>[] } {
  const { language } = useLanguage();
  const { data } = useLookups();
  const { tags } = useSettings();
  return {
    rooms: (data?.roomTypes ?? []).map((type) => ({
      value: type.id,
      title: language === 'tr' ? type.label_tr : type.label_en,
    })),
    types: (data?.buildingTypes ?? []).map((type) => ({ value: type.id, title: titleIn(type, language) })),
    tags: tags.map((tag) => ({ value: tag.tag, title: titleIn(tag, language) })),
  };
}

type Titled = Pick<SettingsAnswer['tags'][number], 'title_en' | 'title_tr'>;

function titleIn(titled: Titled, language: 'en' | 'tr'): string {
  return language === 'tr' ? titled.title_tr : titled.title_en;
}
