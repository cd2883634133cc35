import { z } from 'zod';
import { localShape } from '#domain/texts/local-fields.ts';

/**
 * The fields of a text of a development: those of English and Turkish, and one for each further language that it lists,
 * such as `name_el`.
 */
export const localTexts = <Field extends string>(field: Field, text: z.ZodType<string> = z.string()) =>
  localShape(field, text, text.optional());
