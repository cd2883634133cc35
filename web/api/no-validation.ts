/**
 * Replaces zod in the browser’s build. The contract declares schemas beside paths; the server validates by them, while
 * the browser needs only paths and types, which saves 26 KB on the first page. Building a schema does nothing;
 * validating throws.
 */
const validators = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

const schema: unknown = new Proxy(() => schema, {
  get: (_, name) => {
    if (validators.has(name)) throw new Error('Schemas are not checked in the browser: the server does that');
    return schema;
  },
  apply: () => schema,
});

export const z = schema;
