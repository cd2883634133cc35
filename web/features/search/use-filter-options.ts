import { localised } from '#domain/texts/language.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

export type Option<Value> = { value: Value; title: string };

/** The options of the filter in the package's order, with titles in the current language. */
export function useFilterOptions(): { rooms: Option<number>[]; types: Option<number>[]; tags: Option<string>[] } {
  const { language } = useLanguage();
  const { data } = useLookups();
  const { tags } = useSettings();
  return {
    rooms: (data?.roomTypes ?? []).map((type) => ({
      value: type.id,
      title: localised(type, 'label', language),
    })),
    types: (data?.buildingTypes ?? []).map((type) => ({ value: type.id, title: localised(type, 'title', language) })),
    tags: tags.map((tag) => ({ value: tag.tag, title: localised(tag, 'title', language) })),
  };
}
