/** The part of a JSON Schema that settings are written in. */
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

/** How a value is edited. */
export type Control =
  | { kind: 'flag' }
  | { kind: 'choice'; choices: (string | number)[] }
  | { kind: 'number'; isWhole: boolean; least: number | undefined; most: number | undefined }
  | { kind: 'text'; isOptional: boolean; most: number | undefined }
  | { kind: 'list' }
  | { kind: 'group'; fields: [string, Schema][] };

/** The control for a value, from its schema: the settings' own definition says what may be entered. */
export function controlOf(schema: Schema): Control {
  if (schema.properties) return { kind: 'group', fields: Object.entries(schema.properties) };
  if (schema.type === 'array') return { kind: 'list' };
  if (schema.enum) return { kind: 'choice', choices: schema.enum as (string | number)[] };
  const choices = (schema.anyOf ?? []).flatMap((one) =>
    one.const === undefined ? [] : [one.const as string | number],
  );
  if (choices.length > 0) return { kind: 'choice', choices };
  const filled = schema.anyOf?.find((one) => one.type !== 'null');
  if (filled) return { kind: 'text', isOptional: true, most: filled.maxLength };
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', isWhole: schema.type === 'integer', least: schema.minimum, most: schema.maximum };
  return { kind: 'text', isOptional: false, most: schema.maxLength };
}
