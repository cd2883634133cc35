import { useParams } from 'react-router';
import type { Place } from '#contract/entities/place.ts';
import { placeCategories, type PlaceCategory } from '#domain/places/categories.ts';
import { ApiProblem } from '#web/api/api-problem.ts';

/** What the address chooses: a category, or all, and perhaps a place. */
export type Choice = { category: PlaceCategory | undefined; place: Place | undefined };

/** Reads the address. A place that is not there, or not of that category, is a 404. */
export function useChoice(places: readonly Place[]): Choice {
  const { category: named = 'all', id = '0' } = useParams();
  const category = placeCategories.find((one) => one === named);
  if (id === '0') return { category, place: undefined };
  const place = places.find((one) => String(one.id) === id && (category === undefined || one.category === category));
  if (!place) throw new ApiProblem('not_found', 404, 'No such place');
  return { category: place.category, place };
}
