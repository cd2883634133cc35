import { z } from 'zod';
import { duplicateReasons } from '#domain/leads/are-duplicates.ts';
import { presentationStatuses } from '#domain/presentations/presentation-status.ts';
import { clientFields } from './people.ts';
import { viewingSchema } from './viewing.ts';

/**
 * A client as a lead. `unit_id` is the unit they hold, otherwise their latest favourite, otherwise the one they viewed
 * most. `awaits_response`: they registered alone, and nobody in the sales team has done anything for them yet.
 * `viewing` is the earliest of their open viewings.
 */
export const leadSchema = z.object({
  ...clientFields,
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  last_active_at: z.iso.datetime(),
  favourite_count: z.int(),
  view_count: z.int(),
  unit_id: z.int().nullable(),
  awaits_response: z.boolean(),
  viewing: viewingSchema.nullable(),
});

/** A client who may be the same person as another, and why. */
export const duplicateSchema = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: z.iso.datetime(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  reason: z.literal([...duplicateReasons]),
});

/** A note on a client and who wrote it. `user_name` outlasts the author's account. */
export const clientNoteSchema = z.object({
  id: z.int(),
  note: z.string(),
  client_id: z.int(),
  created_at: z.iso.datetime(),
  user_id: z.int(),
  user_name: z.string(),
});

/**
 * Presentations, mails and requested viewings of a client, latest first. Of mails only the kind is listed, never the
 * text: it may contain a code.
 */
export const dealingsSchema = z.object({
  presentations: z.array(
    z.object({
      id: z.int(),
      status: z.literal(presentationStatuses),
      user_id: z.int(),
      user_name: z.string(),
      started_at: z.iso.datetime(),
      ended_at: z.iso.datetime().nullable(),
    }),
  ),
  mails: z.array(
    z.object({ id: z.int(), kind: z.string(), created_at: z.iso.datetime(), sent_at: z.iso.datetime().nullable() }),
  ),
  viewings: z.array(viewingSchema),
  duplicates: z.array(duplicateSchema),
});

export type Lead = z.infer<typeof leadSchema>;
export type Duplicate = z.infer<typeof duplicateSchema>;
export type ClientNote = z.infer<typeof clientNoteSchema>;
export type Dealings = z.infer<typeof dealingsSchema>;
