import { fileURLToPath } from 'node:url';
import { normalizePath, type Alias, type Plugin } from 'vite';
import { pathOf } from './chunk-groups.ts';

/** Where packages are installed. */
const packages = normalizePath(fileURLToPath(new URL('..', import.meta.resolve('react/package.json'))));

/** React’s production files, by what imports them. */
export const reactFiles = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

export const reactAliases: Alias[] = Object.entries(reactFiles).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: `${packages}${file}`,
}));

const paths = new Set(Object.values(reactFiles).map((file) => `node_modules/${file}`));

/**
 * Makes ES modules of React’s production files, which are CommonJS: the bundler then leaves out what nobody imports, and
 * calls a hook by its name instead of by a property.
 */
export function esmReact(): Plugin {
  return {
    name: 'esm-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = pathOf(id);
      if (paths.has(path)) return { code: toEsm(code), map: null };
      if (!path.startsWith('node_modules/') || !/from ["']react["']/.test(code)) return null;
      // Both would need all of React in one object.
      const named = code
        .replace(
          /^import React(?:, (\{[^}]*\}))? from (["']react["']);/m,
          (_, names: string | undefined, react: string) =>
            `import * as React from ${react};${names ? ` import ${names} from ${react};` : ''}`,
        )
        .replaceAll(/React\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React.$1');
      return named === code ? null : { code: named, map: null };
    },
  };
}

/** Every `exports.name` becomes a variable that is exported, every `require` an import. */
export function toEsm(code: string): string {
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name));
  const assigned = [...names].filter((name) => code.split(`exports.${name} =`).length > 2);
  const esm = code
    .replace('"use strict";', '')
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (requires) =>
      requires.replaceAll(/(?:var )?(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    .replaceAll(/^exports\.(\w+) =/gm, (_, name: string) =>
      assigned.includes(name) ? `$${name} =` : `const $${name} =`,
    )
    .replaceAll(/\bexports\.(\w+)/g, '$$$1');
  if (/\b(exports|require|module)\b(?!:)/.test(esm.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, '')))
    throw new Error('React’s files are not written as esm-react.ts expects');
  const list = [...names].map((name) => `$${name} as ${name}`);
  return `${assigned.map((name) => `let $${name};`).join('')}${esm}\nexport { ${list.join(', ')} };`;
}
