import { isLanguage, type Language } from '#domain/texts/language.ts';

/** The subset of JSON Schema that settings use. */
export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
};

/** How a value is edited: the kind of control, with its limits. */
type Control =
  | { kind: 'flag' }
  | { kind: 'choice'; choices: (string | number)[] }
  | { kind: 'number'; isWhole: boolean; min: number | undefined; max: number | undefined }
  | { kind: 'text'; isOptional: boolean; maxLength: number | undefined }
  | { kind: 'list' }
  | { kind: 'group'; fields: [string, Schema][] };

/** Derives the control for a value from its JSON Schema. */
export function controlOf(schema: Schema): Control {
  if (schema.properties) return { kind: 'group', fields: Object.entries(schema.properties) };
  if (schema.type === 'array') return { kind: 'list' };
  if (schema.enum) return { kind: 'choice', choices: schema.enum as (string | number)[] };
  const choices = (schema.anyOf ?? []).flatMap((option) =>
    option.const === undefined ? [] : [option.const as string | number],
  );
  if (choices.length > 0) return { kind: 'choice', choices };
  const nonNull = schema.anyOf?.find(({ type }) => type !== 'null');
  if (nonNull) return { kind: 'text', isOptional: true, maxLength: nonNull.maxLength };
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', isWhole: schema.type === 'integer', min: schema.minimum, max: schema.maximum };
  return { kind: 'text', isOptional: false, maxLength: schema.maxLength };
}

/** The fields of an object; of a text by language, those of the languages that are offered, in their order. */
export function offeredFields<Field>(
  fields: readonly [name: string, field: Field][],
  offered: readonly Language[],
): [name: string, field: Field][] {
  const place = (name: string) => offered.findIndex((language) => language === name);
  return fields
    .filter(([name]) => !isLanguage(name) || offered.includes(name))
    .toSorted(([one], [other]) => place(one) - place(other));
}
