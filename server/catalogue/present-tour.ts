import type { Silhouette, Tour } from '#contract/entities/tour.ts';
import type { StoredTour } from '#server/database/stored-tour.ts';

/**
 * Separates the tour, which the first screen needs and its page contains, from the silhouettes, which are ten times as
 * large and can wait.
 */
export function presentTour(stored: StoredTour): { tour: Tour; silhouettes: Silhouette[] } {
  return {
    tour: {
      sequences: stored.sequences.map(({ markers, ...sequence }) => ({
        ...sequence,
        markers: markers.map(({ building_id, anchors }) => ({ building_id, anchors })),
      })),
    },
    silhouettes: stored.sequences.flatMap(({ folder, markers }) =>
      markers.map(({ building_id, silhouettes }) => ({ folder, building_id, outlines: silhouettes })),
    ),
  };
}
