import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { byName } from './chunk-groups.ts';
import { pathOf } from './path-of.ts';

const { resolve } = createRequire(import.meta.url);

/** The modules of React that the pages import, all of them CommonJS. */
const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Makes the exports of React variables. The bundler would wrap React, which is CommonJS, once in each chunk, and read
 * every hook from the wrapper, through a getter, on every call.
 */
export function reactByName(): Plugin {
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, _, { kind }: { kind?: string }) =>
      kind === 'import-statement' && modules.includes(source) ? byName + source : null,
    // Radix reads hooks by names that it computes, which would need an object with all exports.
    transform: (code, id) =>
      pathOf(id).startsWith('node_modules/@radix-ui/') && code.includes('React[')
        ? { code: code.replace('import * as React from "react"', 'import React from "react"'), map: null }
        : null,
    async load(id) {
      if (!id.startsWith(byName)) return null;
      const path = resolve(id.slice(byName.length));
      const exported = Object.keys((await import(path)) as object);
      const names = exported.filter((name) => name !== 'default' && /^[A-Za-z]\w*$/.test(name));
      const lines = names.map((name) => `export const ${name} = react.${name};`);
      return {
        code: `const react = require(${JSON.stringify(path)});\nexport default react;\n${lines.join('\n')}`,
        moduleSideEffects: false,
        map: null,
      };
    },
  };
}
