import { z } from 'zod';
import { tourMarkerSchema, tourSchema, tourSequenceSchema } from '#contract/entities/tour.ts';

const marker = tourMarkerSchema.extend({ silhouettes: z.array(z.string()) });

/** The rotator as a package brings it: the tour, and with every marker its building's outlines, by frame. */
export const storedTourSchema = tourSchema.extend({
  sequences: z.array(tourSequenceSchema.extend({ markers: z.array(marker) })),
});

export type StoredTour = z.infer<typeof storedTourSchema>;
