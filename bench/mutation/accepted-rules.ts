import { short } from './mutate.ts';

/** A mutant of a rule: its file below `domain/`, its code and the replacement. */
export type RuleMutant = { file: string; from: string; to: string };

/** Rules whose mutant no test of `domain/` can detect, with the reason. */
const accepted: readonly (RuleMutant & { why: string })[] = [
  {
    file: 'people/actor.ts',
    from: 'ownerId === null',
    to: 'false',
    why: 'nobody is user null; the line is for the types',
  },
  {
    file: 'people/is-valid-email.ts',
    from: "lastDot > address.lastIndexOf('@')",
    to: "lastDot >= address.lastIndexOf('@')",
    why: 'a character is either a dot or an @, and there is an @',
  },
  {
    file: 'people/guessable-password.ts',
    from: "text .normalize('NFKD') .replace(/\\p{M}/gu, '') .toLowerCase()",
    to: "text.normalize('NFKD').replace(/\\p{M}/gu, '').toUpperCase()",
    why: 'both sides of the comparison are folded alike',
  },
  { file: 'people/may-clients.ts', from: 'actor.user !== null', to: 'true', why: 'a manager is a user; for the types' },
  {
    file: 'people/new-clients.ts',
    from: '[Role.sales_rep, Role.broker]',
    to: '[]',
    why: 'the tests of new clients in turn, on the server',
  },
  {
    file: 'people/redact-person.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'looks for a text that is in no reason or note',
  },
  {
    file: 'people/redact-person.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'two words are two letters without anything between them, too',
  },
  { file: 'units/format-area.ts', from: "'m2'", to: '""', why: 'every unit but square feet has the sign of m²' },
  {
    file: 'units/sort-units.ts',
    from: 'a === undefined',
    to: 'false',
    why: 'without numbers, units stay in the order of their codes, in which they come',
  },
  {
    file: 'units/sort-units.ts',
    from: 'b === undefined',
    to: 'true',
    why: 'units come in the order of their codes, and those without a price stay behind those before them',
  },
  { file: 'units/match-buildings.ts', from: 'rows[row]?.formerly', to: 'rows[row].formerly', why: 'for the types' },
];

/** Why a mutant is accepted; undefined if it is not. */
export function acceptedReason({ file, from, to }: RuleMutant): string | undefined {
  return accepted.find((one) => one.file === file && one.from === short(from) && one.to === short(to))?.why;
}

/** The entries for these folders of `domain/` that match none of the surviving mutants of a run. */
export function findNeedlessRules(folders: readonly string[], missed: readonly RuleMutant[]): string[] {
  return accepted
    .filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .filter(
      ({ file, from, to }) =>
        !missed.some((one) => one.file === file && short(one.from) === from && short(one.to) === to),
    )
    .map(({ file, from, to }) => `${file} ${from} -> ${to}`);
}
