import { z } from 'zod';
import { emptyAs, id, language } from '#contract/form.ts';
import { get } from './call.ts';

/** PDF documents. They are opened by their address in a new tab. */
export const documentCalls = {
  getInformationSheet: get({
    name: 'getInformationSheet',
    path: '/properties/{id}/infosheet.pdf',
    who: ['visitor'],
    type: 'application/pdf',
    summary:
      'The information sheet of one unit, to whoever may see more of it than the home view; without a price to whom prices are not shown',
    params: z.object({ id }),
    query: z.object({ lang: emptyAs(language, undefined).optional() }),
    answer: z.string().meta({ format: 'binary' }),
  }),
} as const;
