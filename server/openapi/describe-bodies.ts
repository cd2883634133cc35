import type { Call } from '#contract/calls/call.ts';
import { hasFields } from './call-problems.ts';
import { describeInput, type Components, type Schema } from './json-schemas.ts';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** The schemas of a body by media type. */
type Content = Record<string, { schema: Schema }>;

/** The body of a call without fields. */
const anyObject: Content = Object.fromEntries(
  ['application/json', ...formTypes].map((type) => [type, { schema: { type: 'object' } }]),
);

/** Describes the body of a call; undefined if it takes none. */
export function describeBody(call: Call, components: Components): Schema | undefined {
  if (call.name === 'uploadPackage')
    return { required: true, content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } };
  if (!hasFields(call.body)) return undefined;
  const { required } = nameBodies(call, components);
  return { required: required || call.method === 'PUT', content: contentOf(call, components) };
}

/**
 * Describes a POST that stands for the other methods of its path: each body with its `_method`, and the body of the
 * path's own POST, if there is one.
 */
export function describePostBody(own: Call | undefined, others: readonly Call[], components: Components): Schema {
  const all = [...others, ...(own ? [own] : [])].flatMap((call) => {
    const content = hasFields(call.body) ? contentOf(call, components) : anyObject;
    return Object.entries(content).map(
      ([type, { schema }]) => [type, call === own ? schema : withMethod(schema, call.method)] as const,
    );
  });
  const byType = Map.groupBy(all, ([type]) => type);
  return {
    required: own === undefined,
    content: Object.fromEntries(
      [...byType].map(([type, schemas]) => [type, { schema: anyOf(schemas.map(([, schema]) => schema)) }]),
    ),
  };
}

/** One schema for several: any of them. */
export function anyOf(schemas: readonly Schema[]): Schema {
  const [first = {}, ...others] = schemas;
  return others.length === 0 ? first : { anyOf: schemas };
}

function withMethod(schema: Schema, method: string): Schema {
  const field = { type: 'object', properties: { _method: { type: 'string', const: method } }, required: ['_method'] };
  return schema.type === 'object' ? field : { allOf: [schema, field] };
}

function contentOf(call: Call, components: Components): Content {
  const { json, form } = nameBodies(call, components);
  if (call.maxUploadBytes !== undefined) return { 'multipart/form-data': { schema: form } };
  return {
    'application/json': { schema: json },
    ...Object.fromEntries(formTypes.map((type) => [type, { schema: form }])),
  };
}

/** Adds the body of a call to the components, as JSON and as a form: the same unless it has lists or objects. */
function nameBodies(call: Call, components: Components): { json: Schema; form: Schema; required: boolean } {
  const name = `${call.name[0]?.toUpperCase()}${call.name.slice(1)}`;
  const body = describeInput(call.body, components);
  const fields = body.properties as Record<string, Schema>;
  const asText = Object.entries(fields).map(([field, schema]) => [field, toFormField(schema)] as const);
  const isPlain = asText.every(([field, schema]) => schema === fields[field]);
  const json = { $ref: `#/components/schemas/${name}Body` };
  const form = { $ref: `#/components/schemas/${name}Form` };
  if (call.maxUploadBytes === undefined) components[`${name}Body`] = body;
  if (!isPlain || call.maxUploadBytes !== undefined)
    components[`${name}Form`] = { ...body, properties: Object.fromEntries(asText) };
  return {
    json,
    form: isPlain && call.maxUploadBytes === undefined ? json : form,
    required: Array.isArray(body.required) && body.required.length > 0,
  };
}

/** Lists and objects are sent as JSON in one field. */
function toFormField(schema: Schema): Schema {
  const isText = schema.$ref === undefined && schema.type !== 'array' && schema.type !== 'object';
  if (isText) return schema;
  const { default: _default, ...content } = schema;
  return { type: 'string', contentMediaType: 'application/json', contentSchema: content };
}
