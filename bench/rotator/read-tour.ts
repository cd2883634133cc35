import { tourSchema, type TourSequence } from '#contract/entities/tour.ts';

/** The first rotator sequence of a running product. Throws if the development has none. */
export async function readTour(address: string): Promise<TourSequence> {
  const answer = await fetch(new URL('/api/tour', address));
  const sequence = tourSchema.parse(await answer.json()).sequences[0];
  if (!sequence) throw new Error('This development has no rotator: there is nothing to measure');
  return sequence;
}
