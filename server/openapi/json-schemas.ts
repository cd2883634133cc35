import { z } from 'zod';
import { settingChanges } from '#contract/calls/project.ts';
import { settingsSchema } from '#contract/settings.ts';
import { componentNames } from './component-schemas.ts';

/** A JSON Schema (draft 2020-12), or another part of an OpenAPI document. */
export type Schema = Record<string, unknown>;

/** Collects the named schemas that others refer to, by name. */
export type Components = Record<string, Schema>;

type Conversion = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/** The schema of what the server sends. Objects have no other fields. Named schemas are added to `components`. */
export function describeOutput(schema: z.ZodType, components: Components): Schema {
  return toSchema(schema, 'output', components);
}

/**
 * The schema of what the server accepts, with real types; in a form, the same values are text. The empty text, which
 * means that a field is missing, is left out. Unknown fields are ignored, so objects may have others. Named schemas are
 * added to `components`.
 */
export function describeInput(schema: z.ZodType, components: Components): Schema {
  return toSchema(schema, 'input', components);
}

/** Throws if a named schema differs from the one that `components` has by that name. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): Schema {
  const converted = z.toJSONSchema(schema, {
    io,
    metadata: componentNames,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: io === 'input' ? (conversion) => narrowInput(conversion, components) : tidy,
  }) as Schema;
  const { $schema: _draft, $defs = {}, ...shape } = referToComponents(converted) as Schema & { $defs?: Components };
  for (const [name, { id: _id, ...component }] of Object.entries($defs)) {
    const known = components[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`The schema ${name} is not the same in every place`);
    components[name] = component;
  }
  const { id, ...rest } = shape;
  if (typeof id !== 'string') return rest;
  components[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

/**
 * Corrects the conversion of an input, which does not see the coercions of `contract/form.ts`, because they are
 * functions.
 */
function narrowInput(conversion: Conversion, components: Components): void {
  const { zodSchema, jsonSchema } = conversion;
  const { def } = zodSchema._zod;
  if (def.type === 'pipe') {
    const { out } = def as z.core.$ZodPipeDef;
    const narrowed = out._zod.def.type === 'transform' ? {} : describeInput(out as z.ZodType, components);
    Object.assign(jsonSchema, narrowed);
  }
  if (def.type === 'union') {
    const [empty, other] = (def as z.core.$ZodUnionDef).options;
    if (empty !== undefined && other !== undefined && isEmptyText(empty))
      replace(jsonSchema, describeInput(other as z.ZodType, components));
  }
  if (def.type === 'object') {
    const { shape } = def as z.core.$ZodObjectDef;
    const required = Object.keys(shape).filter((name) => isRequired(shape[name]));
    jsonSchema.required = required;
    if (required.length === 0) delete jsonSchema.required;
  }
  if (zodSchema === settingChanges) replace(jsonSchema, describeInput(settingsSchema.partial(), components));
  if (def.type === 'default' && jsonSchema.default === undefined) {
    const { defaultValue } = def as z.core.$ZodDefaultDef;
    if (defaultValue !== undefined) jsonSchema.default = defaultValue as never;
  }
  tidy(conversion);
}

/** Whether this is the first option of `emptyAs`: the empty text, which means that the field is missing. */
function isEmptyText(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodLiteral && schema.in.values.has('');
}

/** Gives an object the fields of another, and only those: the conversion continues with the same object. */
function replace(target: object, source: object): void {
  for (const name of Object.keys(target)) delete (target as Schema)[name];
  Object.assign(target, source);
}

/** Tries the schema itself, because the conversion treats a coerced field as optional. */
function isRequired(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && !z.safeParse(schema, undefined).success;
}

/** Adds what a schema states with `meta`, and removes what is redundant. */
function tidy({ zodSchema, jsonSchema }: Conversion): void {
  Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // The format is a shorter form of the pattern.
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
  // Client generators treat a constant `false` as no constant.
  if (typeof jsonSchema.const === 'boolean') {
    jsonSchema.enum = [jsonSchema.const];
    delete jsonSchema.const;
  }
  const values = jsonSchema.enum ?? (jsonSchema.const === undefined ? [] : [jsonSchema.const]);
  if (values.length === 0 || !values.every((value) => Number.isInteger(value))) return;
  jsonSchema.type = 'integer';
  delete jsonSchema.minimum;
  delete jsonSchema.maximum;
}

/** Makes references to the definitions of one schema refer to the components of the document. */
function referToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referToComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : referToComponents(inner),
    ]),
  );
}
