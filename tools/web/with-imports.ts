import type { Rolldown } from 'vite';
import { pathOf } from './path-of.ts';

/**
 * The chunks of some entry modules with everything that they import statically and, if `exceptions` are given, also on
 * demand, except for these. Throws if a module has no chunk.
 */
export function withImports(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  exceptions?: readonly string[],
): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (path: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && pathOf(facadeModuleId) === path);
    if (!chunk) throw new Error(`The build has no chunk for ${path}, which the configuration of the build names`);
    return chunk;
  };
  const found = new Set(modules.map(chunkOf));
  const left = new Set(exceptions?.map(chunkOf));
  // Chunks that are added to the set while it is iterated are visited too.
  for (const chunk of found)
    for (const other of chunks) {
      const isLoaded = chunk.imports.includes(other.fileName);
      if (isLoaded || (exceptions && chunk.dynamicImports.includes(other.fileName) && !left.has(other)))
        found.add(other);
    }
  return [...found];
}
