import type { Mutant } from './mutate.ts';

/**
 * The outcome of a mutant. One that is not run is in code that the matrix does not reach; accepted ones either survived
 * or were not run.
 */
export type Result = { mutant: Mutant; outcome: 'killed' | 'accepted' | 'survived' | 'not run' };

/** Prints how many mutants of each file were killed, and where the others are. */
export function printTable(results: readonly Result[]): void {
  const fileOf = ({ mutant }: Result) => mutant.place.replace(/:\d+$/, '');
  const count = (of: readonly Result[], outcome: Result['outcome']) =>
    of.filter((result) => result.outcome === outcome).length;
  const files = [...new Set(results.map(fileOf))].toSorted();
  const line = (file: string, of: readonly Result[]) =>
    `${file.padEnd(62)} ${[of.length, count(of, 'killed'), count(of, 'accepted'), count(of, 'survived'), count(of, 'not run')].map((n) => String(n).padStart(8)).join(' ')}`;
  console.log(`${'file'.padEnd(62)}  mutants   killed accepted survived  not run`);
  for (const file of files)
    console.log(
      line(
        file,
        results.filter((result) => fileOf(result) === file),
      ),
    );
  console.log(line('all', results));
  for (const { mutant, outcome } of results.filter((result) => !['killed', 'accepted'].includes(result.outcome)))
    console.log(`${outcome}: ${mutant.place} ${mutant.what}`);
}
