import { z } from 'zod';
import { id, optionalLanguage } from '#contract/form.ts';
import { get } from './call.ts';

/** PDF documents. They are opened by their address in a new tab. */
export const documentCalls = {
  getInformationSheet: get({
    name: 'getInformationSheet',
    path: '/properties/{id}/infosheet.pdf',
    callers: ['visitor'],
    type: 'application/pdf',
    summary:
      'Get the information sheet of a unit, for callers who may see more than the home view; it omits the price for those who may not see prices',
    params: z.object({ id }),
    query: z.object({ lang: optionalLanguage }),
    answer: z.string().meta({ format: 'binary' }),
  }),
} as const;
