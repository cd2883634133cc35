import { registerHooks } from 'node:module';

/**
 * Preloaded into a server process (`--import`): removes the guards against a second sale from the product's own code
 * while it is loaded: the lock of the unit, and the code that relies on the unique index of open claims, which the
 * control drops. Everything else runs unchanged. Fails if the code was not found.
 */
const guards = [
  {
    file: '/server/features/properties/sale-state.ts',
    code: 'for no key update\n    ), people',
    instead: '), people',
  },
  {
    file: '/server/features/properties/write-status.ts',
    code: 'on conflict (property_id) where closed_at is null do nothing',
    instead: '',
  },
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const guard = guards.find(({ file }) => url.endsWith(file));
    if (guard === undefined) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    if (source.split(guard.code).length !== 2) throw new Error(`The guard is not in ${guard.file}: ${guard.code}`);
    return { ...loaded, source: source.replace(guard.code, guard.instead) };
  },
});
