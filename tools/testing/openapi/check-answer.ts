import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The part of an OpenAPI document that is used here. */
export type OpenapiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, Response>;
    schemas: Record<string, object>;
    securitySchemes: object;
  };
};
type Operation = {
  operationId: string;
  parameters?: ({ name: string; in: string; required: boolean; schema: object } | { $ref: string })[];
  security?: object[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, Response | { $ref: string }>;
};
type Response = { headers?: Record<string, unknown>; content?: Record<string, unknown> };

/** An answer as received. */
export type Answer = { status: number; headers: Headers; text: string };

/** Compares what a server sends with its OpenAPI document. */
type AnswerCheck = {
  /** Returns what differs from the document. */
  check(path: string, method: string, answer: Answer): string[];
  /** Whether the document describes such an event of the stream. */
  isEvent(event: object): boolean;
};

/** Compiles the schemas of an OpenAPI document for checks. `check` returns no lines if an answer is as documented. */
export function createAnswerCheck(document: OpenapiDocument): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` });
    compiled.set(pointer, known);
    return known;
  };
  const check: AnswerCheck['check'] = (path, method, { status, headers, text }) => {
    const stated = document.paths[path]?.[method]?.responses[status];
    if (stated === undefined) return [`${status} is not stated: ${text.slice(0, 200)}`];
    const place =
      '$ref' in stated ? stated.$ref.slice('#'.length) : `/paths/${escape(path)}/${method}/responses/${status}`;
    const response = '$ref' in stated ? document.components.responses[place.split('/').at(-1) ?? ''] : stated;
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (response?.content?.[type] === undefined) return [`${status} as ${type} is not stated`];
    const validate = validatorAt(`${place}/content/${escape(type)}/schema`);
    const isValid = !type.endsWith('json') || validate(JSON.parse(text));
    const violation = `${status}: ${ajv.errorsText(validate.errors)}: ${text.slice(0, 200)}`;
    return [...checkHeaders(response, headers), ...(isValid ? [] : [violation])];
  };
  return { check, isEvent: (event) => validatorAt('/components/schemas/LiveEvent')(event) };
}

/** The headers that a document may declare for an answer. */
const described = ['etag', 'x-total-count', 'retry-after', 'allow', 'content-disposition'];

function checkHeaders(response: Response, headers: Headers): string[] {
  const stated = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase());
  return described
    .filter((name) => headers.has(name) !== stated.includes(name))
    .map((name) => (stated.includes(name) ? `no ${name}` : `${name} is not stated`));
}

const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
