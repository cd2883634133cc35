import type { Transaction } from '#server/database/connection.ts';
import { tours } from '#server/database/schema.ts';
import { storedTourSchema } from '#server/database/stored-tour.ts';
import type { DevelopmentSequence } from './development.ts';

/** Writes the rotator, markers by their buildings' ids. */
export async function saveTour(
  tx: Transaction,
  project_id: number,
  sequences: readonly DevelopmentSequence[],
  buildings: ReadonlyMap<string, number>,
): Promise<void> {
  const tour = storedTourSchema.parse({
    sequences: sequences.map(({ markers, ...sequence }) => ({
      ...sequence,
      markers: markers.map(({ building, ...marker }) => ({ ...marker, building_id: buildings.get(building)! })),
    })),
  });
  await tx.insert(tours).values({ project_id, tour }).onConflictDoUpdate({ target: tours.project_id, set: { tour } });
}
