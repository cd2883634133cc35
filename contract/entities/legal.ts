import { z } from 'zod';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { languages } from '#domain/texts/language.ts';

/**
 * A part of a text. `text` may contain line breaks; `href` is a web address, a page of this site, a `mailto:` or a
 * `tel:`, as the import has checked.
 */
const legalRunSchema = z.object({
  text: z.string(),
  is_strong: z.boolean(),
  is_emphasis: z.boolean(),
  href: z.string().nullable(),
});
const runs = z.array(legalRunSchema);

/** A block of a legal page, parsed from Markdown and reduced to what the page can show. It contains no markup. */
const legalBlockSchema = z.union([
  z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), is_ordered: z.boolean(), items: z.array(runs) }),
]);

/** A page as a package defines it. `hash` identifies title and text: SHA-256, hex. */
export const legalTextSchema = z.object({
  page: z.enum(legalPages),
  language: z.enum(languages),
  title: z.string(),
  blocks: z.array(legalBlockSchema),
  hash: z.string(),
});

/** A page in force. `version` is the id of this wording, `published_at` the time since which it is in force. */
export const legalPageSchema = legalTextSchema.extend({ version: z.int(), published_at: z.iso.datetime() });

/** A page in force as the settings list it: enough to link to it, and to state which wording was shown. */
export const legalLinkSchema = legalPageSchema.pick({ page: true, language: true, title: true, version: true });

export type LegalRun = z.infer<typeof legalRunSchema>;
export type LegalBlock = z.infer<typeof legalBlockSchema>;
export type LegalText = z.infer<typeof legalTextSchema>;
export type LegalPageAnswer = z.infer<typeof legalPageSchema>;
export type LegalLink = z.infer<typeof legalLinkSchema>;
