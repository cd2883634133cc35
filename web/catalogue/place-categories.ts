import { useMemo } from 'react';
import { titledCategories, type TitledCategory } from '#domain/places/categories.ts';
import { localised } from '#domain/texts/language.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useSettings } from './settings.tsx';

/** The categories of places with their titles in the current language, in the order of the screens. */
export function usePlaceCategories(): TitledCategory[] {
  const t = useText();
  const { language } = useLanguage();
  const { placeCategories } = useSettings();
  return useMemo(
    () =>
      titledCategories(
        placeCategories,
        (category) => localised(category, 'title', language),
        (name) => t(`location.category.${name}`),
      ),
    [placeCategories, language, t],
  );
}

/** Returns a function for the title of a category by its name. */
export function useCategoryTitle(): (name: string) => string {
  const categories = usePlaceCategories();
  return (name) => categories.find((category) => category.name === name)?.title ?? name;
}
