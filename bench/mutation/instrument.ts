import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutate, type Mutant } from './mutate.ts';

/** The mutants of this process: all that were loaded, the active one, and those that ran since `ran` was cleared. */
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
  /**
   * The name of a prepared statement in PostgreSQL. It differs while a mutant is active, because the statement may
   * differ.
   */
  __statementName: (name: string) => (mutation.active < 0 ? name : `${name} ${mutation.active}`),
});

const root = new URL('../../', import.meta.url);
/** Files that check permissions. */
const permissionFiles =
  /^(server\/(features|sessions|people|figures|calls)\/|server\/app\.ts|domain\/people\/|domain\/properties\/may)/;
/** Files in which each side of a condition is part of a permission. */
const conditionFiles = new RegExp(
  `^(${[
    'domain/people/(actor|may-\\w+)',
    'domain/properties/may-change-status',
    'server/sessions/running-presentation',
    'server/figures/figures-scope',
    'server/people/(reach|require-client)',
    'server/features/presentations/terminate-presentation',
    'server/features/leads/notes',
    'server/features/property-actions/confirm-action',
    'server/features/users/(confirm-password|record-guess)',
  ].join('|')})\\.ts$`,
);

/** The file that caches queries. Each query would stay as it was before the first mutant. */
const queryStore = 'server/database/prepare.ts';
/** Its line that looks a query up. */
const lookup = 'const existing = built.get(tx);';

/** Makes each use of a query build it again, under a name that depends on the mutant. */
function withoutQueryCache(file: string, source: string): string {
  if (file !== queryStore) return source.replaceAll(/\.prepare\('([\w-]+)'\)/g, ".prepare(__statementName('$1'))");
  if (!source.includes(lookup)) throw new Error(`${queryStore} no longer keeps queries by "${lookup}"`);
  return source.replace(lookup, 'const existing = undefined;');
}

/** Inserts every mutant into the product's own code while it is loaded. Import this before anything of the product. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith(root.href) || url.includes('/node_modules/') || url.includes('.test.')) return loaded;
    const file = relative(fileURLToPath(root), fileURLToPath(url.split('?')[0] ?? url));
    if (!(permissionFiles.test(file) || file === queryStore) || !loaded.source) return loaded;
    const given =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    const source = withoutQueryCache(file, given);
    if (file === queryStore) return { ...loaded, source };
    const mutated = mutate(source, { file, firstId: mutation.mutants.length, logic: conditionFiles.test(file) });
    mutation.mutants.push(...mutated.mutants);
    return { ...loaded, source: mutated.source };
  },
});
