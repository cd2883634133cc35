import type { ProjectPlace } from '#contract/entities/project.ts';
import { fold } from '#domain/texts/fold.ts';
import { languages, localised } from '#domain/texts/language.ts';

/** Filters places by a text in their link or in their title in any language, and by category; '' does not filter. */
export function findPlaces(places: readonly ProjectPlace[], search: string, category: string): ProjectPlace[] {
  const searched = fold(search);
  return places.filter(
    (place) =>
      (category === '' || place.category === category) &&
      [place.link ?? '', ...titlesOf(place)].some((part) => fold(part).includes(searched)),
  );
}

const titlesOf = (place: ProjectPlace) => languages.map((language) => localised(place, 'title', language));
