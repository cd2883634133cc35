import type { Plugin } from 'vite';
import { pathOf } from './path-of.ts';

/**
 * Imports the classes of a style sheet one by one instead of as an object, so that the bundler inlines each where it is
 * used, and drops unused ones. Components that choose among classes by name keep the object.
 */
export function slimStyles(): Plugin {
  return {
    name: 'slim-styles',
    apply: 'build',
    transform(code, id) {
      if (!/^web\/.*\.tsx?$/.test(pathOf(id))) return null;
      const slim = code.replaceAll(
        /^import (\w+) from (['"].*\.module\.css['"])/gm,
        (whole, name: string, path: string) =>
          new RegExp(`(?<![\\w.])${name}(?!\\.|\\w)`).test(code.replaceAll(/^import .*$/gm, ''))
            ? whole
            : `import * as ${name} from ${path}`,
      );
      return slim === code ? null : { code: slim, map: null };
    },
  };
}

/** Keeps style sheets of which nothing but names of classes is used, which the bundler inlines. */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
  };
}
