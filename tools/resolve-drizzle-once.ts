import { registerHooks } from 'node:module';

/**
 * Preloaded to start faster. Node parses the `exports` of a package, 180 kB in Drizzle's case, whenever a file imports
 * the package and for every file in it: some 300 times, which is half of the time and of the memory that a start takes.
 */
const isOfDrizzle = (specifier: string) => /^drizzle-orm(\/|$)/.test(specifier);
const resolved = new Map<string, { url: string }>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!context.conditions.includes('import')) return nextResolve(specifier, context);
    if (isOfDrizzle(specifier)) {
      const found = resolved.get(specifier) ?? nextResolve(specifier, context);
      resolved.set(specifier, found);
      return { ...found, shortCircuit: true };
    }
    const isWithin = /^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isWithin) return nextResolve(specifier, context);
    // What its package.json says of such files.
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
