import { z } from 'zod';
import { legalPageSchema } from '#contract/entities/legal.ts';
import { optionalLanguage } from '#contract/form.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { get } from './call.ts';

/** The pages that the law requires of a site. */
export const legalCalls = {
  getLegalPage: get({
    name: 'getLegalPage',
    path: '/legal/{page}',
    callers: ['visitor'],
    summary: 'Get a legal page of the development, in the language `lang`, or else in the first one that has it',
    params: z.object({ page: z.enum(legalPages) }),
    query: z.object({ lang: optionalLanguage }),
    answer: legalPageSchema,
  }),
} as const;
