import { z } from 'zod';
import { consentKinds, consentSources } from '#domain/people/consents.ts';
import { legalPageSchema } from './legal.ts';

/**
 * What a client was shown, accepted, allowed or withdrew. `page` is the wording of the legal page; `wording` is the
 * text of a consent to marketing, otherwise empty. `by` is the sales user who recorded it.
 */
export const consentSchema = z.object({
  id: z.int(),
  kind: z.enum(consentKinds),
  is_given: z.boolean(),
  source: z.enum(consentSources),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  wording: z.string(),
  page: legalPageSchema.pick({ title: true, language: true, version: true, hash: true, published_at: true }).nullable(),
});

/** The consents of a client, latest first. `marketing` is what applies now; null if the client was never asked. */
export const consentsSchema = z.object({
  marketing: z.object({ is_given: z.boolean(), at: z.iso.datetime() }).nullable(),
  history: z.array(consentSchema),
});

export type Consent = z.infer<typeof consentSchema>;
export type Consents = z.infer<typeof consentsSchema>;
