import { z } from 'zod';
import { dayHalves } from '#domain/viewings/viewing-day.ts';

/** A viewing that a client requested: a task for their sales user, open while `done_at` is null. */
export const viewingSchema = z.object({
  id: z.int(),
  client_id: z.int(),
  day: z.iso.date(),
  half: z.enum(dayHalves),
  message: z.string(),
  created_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
});
export type Viewing = z.infer<typeof viewingSchema>;
