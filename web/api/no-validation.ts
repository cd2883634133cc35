/**
 * Stands in for zod in the browser's build. The contract declares each call's schemas beside its path; the server
 * validates
 * by them, the browser only needs paths and types, and saves 26 KB on the first page. Building schemas does nothing
 * here;
 * using one is a mistake and says so.
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
