import type { SettingsAnswer } from '#contract/settings.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { FindMap } from '#server/map/stored-map.ts';
import { categoriesIn } from './categories.ts';
import { describePlace, type PlacePage } from './describe-place.ts';

type FindPlacePage = (catalogue: Catalogue, settings: SettingsAnswer, language: Language) => Promise<PlacePage | null>;

/**
 * Describes the page about the surroundings once for each catalogue and language, since a map of real streets takes a
 * while.
 */
export function createPlacePages(findMap: FindMap): FindPlacePage {
  const kept = new WeakMap<Catalogue, Map<Language, Promise<PlacePage | null>>>();
  const describe = async (
    catalogue: Catalogue,
    { map, placeCategories, languages }: SettingsAnswer,
    language: Language,
  ) => {
    if (catalogue.places.length === 0) return null;
    const { base, tiles, network } = await findMap(catalogue);
    const { network: streets, attribution } = await network();
    // The streets of a drawn map are not needed: the drawing has them already.
    const isReal = streets !== undefined && !streets.isSchematic;
    const source = {
      base,
      streets: isReal ? streets.graph : null,
      isSchematic: !isReal && tiles === undefined,
      attribution: isReal ? (attribution ?? '') : '',
    };
    return describePlace({
      places: catalogue.places,
      categories: categoriesIn(language, placeCategories),
      centre: map.centre,
      source,
      language,
      offered: languages,
    });
  };
  return (catalogue, settings, language) => {
    const pages = kept.get(catalogue) ?? new Map<Language, Promise<PlacePage | null>>();
    kept.set(catalogue, pages);
    const page = pages.get(language) ?? describe(catalogue, settings, language);
    pages.set(language, page);
    page.catch(() => pages.delete(language));
    return page;
  };
}
