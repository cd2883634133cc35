import type { Building } from '#contract/entities/building.ts';
import { namesOfSeveral } from '#domain/buildings/type-names.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { serverTexts } from '#server/texts/texts.ts';

/** What several buildings like this one are called: their title, and the plural forms beside a number. */
export function typeNamesOf(building: Building, { typeNames }: Pick<Catalogue, 'typeNames'>, language: Language) {
  const { villasTitle, villas, buildings } = serverTexts[language].brochure;
  const product = building.is_villa ? { title: villasTitle, forms: villas } : { title: '', forms: buildings };
  return namesOfSeveral(typeNames.get(building.id), language, product);
}
