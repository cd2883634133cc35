import { contractTexts } from '#contract/texts/texts.ts';
import { titledCategories, type PlaceCategory, type TitledCategory } from '#domain/places/categories.ts';
import { localised, type Language } from '#domain/texts/language.ts';

/** The categories of places of a development, with the same titles as on screens. */
export const categoriesIn = (language: Language, stated: readonly PlaceCategory[]): TitledCategory[] =>
  titledCategories(
    stated,
    (category) => localised(category, 'title', language),
    (name) => contractTexts[language].categories[`location.category.${name}`],
  );
