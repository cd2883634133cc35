import { z } from 'zod';

const named = z.object({ id: z.int(), name: z.string().nullable() });

/** The kinds of thing that an entry can be about: the first part of its `action`. */
export const auditNouns = ['client', 'user', 'project', 'property'] as const;

/**
 * Who read or changed what. `subjects` are the first of `subject_count`. Units are named by their code; a name is null
 * if the row was deleted. `fields` holds the names of changed fields, never their values; for a login, successful or
 * not, it holds the methods: `password`, `app`, `recovery`, `code`, `passkey`, `tablet`, `company`. Logins and changes
 * of second factors state the browser and system that they came from (empty if not recognised) and the network
 * (`203.0.113.*`) for 90 days.
 */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  user: named.nullable(),
  client: named.nullable(),
  subjects: z.array(named.extend({ noun: z.enum(['property', 'client', 'user']) })),
  subject_count: z.int(),
  fields: z.array(z.string()),
  device: z.string().nullable(),
  network: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
