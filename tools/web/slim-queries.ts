import type { Plugin } from 'vite';
import { pathOf } from './chunk-groups.ts';

const folder = 'node_modules/@tanstack/query-core/build/modern';

/** In each module of the library, what is replaced by what. */
const changes: Record<string, [part: string, by: string][]> = {
  'queryClient.js': [
    ['import { MutationCache } from "./mutationCache.js";', ''],
    ['config.mutationCache || new MutationCache();', 'config.mutationCache;'],
    ['return this.#mutationCache.findAll({', 'return this.getMutationCache().findAll({'],
    ['return this.#mutationCache.resumePausedMutations()', 'return this.#mutationCache?.resumePausedMutations()'],
    ['return this.#mutationCache;', 'return (this.#mutationCache ??= new QueryClient.MutationCache());'],
    ['\tthis.#mutationCache.clear();', '\tthis.#mutationCache?.clear();'],
  ],
  'mutationObserver.js': [
    [
      'export { MutationObserver };',
      `import { MutationCache } from './mutationCache.js';
       import { QueryClient } from './queryClient.js';
       QueryClient.MutationCache = MutationCache;
       export { MutationObserver };`,
    ],
  ],
  'query.js': [
    ['import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', ''],
    ['? infiniteQueryBehavior(', '? Query.infiniteQueryBehavior('],
  ],
  'infiniteQueryObserver.js': [
    [
      'import { hasNextPage, hasPreviousPage } from',
      `import { Query } from './query.js'; import { infiniteQueryBehavior, hasNextPage, hasPreviousPage } from`,
    ],
    [
      'export { InfiniteQueryObserver };',
      `Query.infiniteQueryBehavior = infiniteQueryBehavior;
       export { InfiniteQueryObserver };`,
    ],
  ],
};

/**
 * Lets the observers of mutations and of queries by pages bring the code that only they need, which the query client
 * would otherwise bring to every page: only the dashboard has such observers. Fails where the library is not written as
 * expected.
 */
export function slimQueries(): Plugin {
  const left = new Set(Object.keys(changes));
  return {
    name: 'slim-queries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [, name = ''] = pathOf(id).split(`${folder}/`);
      const parts = changes[name];
      if (!parts) return null;
      left.delete(name);
      for (const [part] of parts)
        if (code.split(part).length !== 2) throw new Error(`${name} of query-core does not have ${part} once`);
      return { code: parts.reduce((all, [part, by]) => all.replace(part, () => by), code), map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`Not found in query-core: ${[...left].join(', ')}`);
    },
  };
}
