import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutate, type Mutant } from './mutate.ts';

/** The mutants of this process: all that were loaded, the one that is on, and those that ran since `ran` was cleared. */
export const mutation: { mutants: Mutant[]; active: number; ran: Set<number> } = {
  mutants: [],
  active: -1,
  ran: new Set(),
};

Object.assign(globalThis, {
  __isMutant(id: number) {
    mutation.ran.add(id);
    return mutation.active === id;
  },
});

const root = new URL('../../', import.meta.url);
/** Where permissions are checked. */
const isChecked =
  /^(server\/(features|sessions|people|figures|calls)\/|server\/app\.ts|domain\/people\/|domain\/properties\/may)/;
/** Where each side of a condition is part of a permission. */
const isLogic =
  /^(domain\/people\/(actor|may-\w+)\.ts|domain\/properties\/may-change-status\.ts|server\/sessions\/require-guest\.ts|server\/figures\/figures-scope\.ts|server\/people\/(reach|require-client)\.ts|server\/features\/presentations\/terminate-presentation\.ts|server\/features\/leads\/notes\.ts|server\/features\/property-actions\/confirm-action\.ts)$/;

/** Puts every mutant into the product's own code as it is loaded. Import this before anything of the product. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith(root.href) || url.includes('/node_modules/') || url.includes('.test.')) return loaded;
    const file = relative(fileURLToPath(root), fileURLToPath(url.split('?')[0] ?? url));
    if (!isChecked.test(file) || !loaded.source) return loaded;
    const source =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    const mutated = mutate(source, { file, firstId: mutation.mutants.length, logic: isLogic.test(file) });
    mutation.mutants.push(...mutated.mutants);
    return { ...loaded, source: mutated.source };
  },
});
