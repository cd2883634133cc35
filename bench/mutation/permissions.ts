import { parseArgs } from 'node:util';
import type { Caller } from '#contract/calls/call.ts';
import { mutation } from './instrument.ts';
import { findNeedless, findStale, reasonFor } from './accepted.ts';
import type { Mutant } from './mutate.ts';
import { printTable, type Result } from './report.ts';

/**
 * `npm run bench:mutation`: removes every permission check of the server in turn, widens and narrows the callers of
 * every call, and runs the permission matrix each time, which must detect each of these mutants. `--only` limits it to
 * files whose path contains one of some texts, separated by commas (`contract/calls` for the callers), `--people` to
 * some callers.
 */
const { values: given } = parseArgs({
  options: { only: { type: 'string', default: '' }, people: { type: 'string', default: '' } },
});
const isChosen = (place: string) => given.only.split(',').some((text) => place.includes(text));
const { calls } = await import('#contract/calls/index.ts');
const { openBenchMatrix } = await import('#tools/testing/permissions/open-bench-matrix.ts');
const { checkCall } = await import('#tools/testing/permissions/check-call.ts');
const { everyPerson, isOneOf, people } = await import('#tools/testing/permissions/people.ts');
type CallName = keyof typeof calls;
type Person = (typeof everyPerson)[number];
type Pair = { name: CallName; person: Person; ran: Set<number> };

const matrix = await openBenchMatrix();
const began = performance.now();
const elapsed = () => `${Math.round((performance.now() - began) / 1000)} s`;

/** The first violation in a part of the matrix. A crash and an answer that never comes count as violations. */
async function findViolation({ name, person }: { name: CallName; person: Person }): Promise<string | undefined> {
  const timeout = AbortSignal.timeout(30_000);
  const noAnswer = new Promise<string[]>((resolve) => timeout.addEventListener('abort', () => resolve(['no answer'])));
  try {
    return (await Promise.race([checkCall(matrix, name, person), noAnswer]))[0];
  } catch (error) {
    return String(error);
  }
}

const callers = [...people.client.callers, ...people.admin.callers.slice(1)];
const names = Object.keys(calls) as CallName[];
const pairs: Pair[] = [];
const asked = everyPerson.filter((person) => given.people === '' || given.people.split(',').includes(person));
for (const person of asked)
  for (const name of names) {
    mutation.ran.clear();
    const violation = await findViolation({ name, person });
    if (violation !== undefined) throw new Error(`The matrix fails without a mutant: ${name}, ${person}: ${violation}`);
    pairs.push({ name, person, ran: new Set(mutation.ran) });
  }
console.log(`${pairs.length} parts of the matrix pass in ${elapsed()}`);

/** Runs the parts of the matrix in which a mutant can be detected, until one of them fails. */
async function isKilled(shownIn: readonly Pair[]): Promise<boolean> {
  for (const pair of shownIn) if ((await findViolation(pair)) !== undefined) return true;
  return false;
}

const results: Result[] = [];
let done = 0;
async function run(mutant: Mutant, shownIn: readonly Pair[]): Promise<void> {
  const killed = await isKilled(shownIn);
  matrix.fixtures.invalidate(['everything']);
  const reason = reasonFor(mutant);
  const missed = reason === undefined ? (shownIn.length === 0 ? 'not run' : 'survived') : 'accepted';
  results.push({ mutant, outcome: killed ? 'killed' : missed });
  if (!killed) console.log(`${missed}: ${mutant.place} ${mutant.what}${reason === undefined ? '' : ` (${reason})`}`);
  done += 1;
  if (done % 50 === 0) console.log(`${done} mutants, ${elapsed()}`);
}

/** People with the smallest reach come first, since they reveal the most mutants. */
const rank = (person: Person) => everyPerson.indexOf(person);
for (const mutant of mutation.mutants.filter(({ place }) => isChosen(place))) {
  mutation.active = mutant.id;
  await run(
    mutant,
    pairs.filter((pair) => pair.ran.has(mutant.id)).toSorted((a, b) => rank(a.person) - rank(b.person)),
  );
}
mutation.active = -1;
for (const name of isChosen('contract/calls') ? names : []) {
  const call: { callers: readonly Caller[] } = calls[name];
  const declared = call.callers;
  const letIn = (some: typeof declared) => everyPerson.filter((person) => isOneOf(some, person)).join();
  const others = callers.map((caller) =>
    declared.includes(caller) ? declared.filter((one) => one !== caller) : [...declared, caller],
  );
  for (const changed of others.filter((other) => letIn(other) !== letIn(declared))) {
    call.callers = changed;
    const mutant = {
      id: -1,
      place: 'contract/calls',
      what: `${name}: ${declared.join()} -> ${changed.join() || 'nobody'}`,
    };
    await run(
      mutant,
      pairs.filter((pair) => pair.name === name),
    );
  }
  call.callers = declared;
}
printTable(results);
console.log(elapsed());
const mutants = results.map(({ mutant }) => mutant);
const killed = results.filter(({ outcome }) => outcome === 'killed').map(({ mutant }) => mutant);
const stale = [...findStale(mutants, isChosen), ...findNeedless(killed, isChosen)];
for (const one of stale) console.log(`accepted without need: ${one}`);
await matrix.end();
const isPassed = results.every(({ outcome }) => outcome === 'killed' || outcome === 'accepted');
process.exit(isPassed && stale.length === 0 ? 0 : 1);
