import { z } from 'zod';
import { tourMarkerSchema, tourSchema, tourSequenceSchema } from '#contract/entities/tour.ts';

const marker = tourMarkerSchema.extend({ silhouettes: z.array(z.string()) });

/** The rotator as a package contains it: the tour and, with every marker, the outlines of its building by frame. */
export const storedTourSchema = tourSchema.extend({
  sequences: z.array(tourSequenceSchema.omit({ bundles: true }).extend({ markers: z.array(marker) })),
});

export type StoredTour = z.infer<typeof storedTourSchema>;
