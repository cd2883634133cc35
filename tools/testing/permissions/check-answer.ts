import type { Call } from '#contract/calls/call.ts';
import { clientsShown } from './clients-shown.ts';
import { clientMark, userMark } from './marks.ts';
import { makeCall, type Answer, type Matrix } from './matrix.ts';
import { clientRelations, reaches, userRelations, type Person, type Relation } from './people.ts';
import type { Input, Outcome, Row } from './row.ts';
import type { Fixture } from './fixture-ids.ts';

/** One call of the matrix, made by one person. */
export type Check = { matrix: Matrix; call: Call; row: Row; person: Person };

/** A call that was made, and its answer. */
type Exchange = {
  fixture: Fixture;
  input: Input;
  answer: Answer;
  /** The field whose id was varied, and the relation of the person it names. */
  varied?: { slot: string; relation: Relation };
  /** Whether the answer must not reveal anybody, because the call should have been refused. */
  isRefused?: boolean;
};

/**
 * The violations in what a call wrote: a permitted call changes something, unless it only reads; a refused one changes
 * nothing.
 */
export function checkChanges(call: Call, isRead: boolean, expected: Outcome, { changed }: Answer): string[] {
  if (expected !== 'seen') return changed.length > 0 ? [`changed ${changed.join(', ')}`] : [];
  return call.method === 'GET' || isRead || changed.length > 0 ? [] : ['changed nothing'];
}

/**
 * The violations in whose rows a call wrote: only the caller's own, those in reach, and those that the varied id names.
 */
export function checkWritten(person: Person, { fixture, answer, varied }: Omit<Exchange, 'input'>): string[] {
  const isStranger = (one: Relation) => one !== 'own' && one !== varied?.relation && !reaches(person, one);
  const { client, user } = fixture.ids;
  const clients = clientRelations.filter((one) => isStranger(one) && answer.writtenClients.includes(client[one] ?? 0));
  const users = userRelations.filter((one) => isStranger(one) && answer.writtenUsers.includes(user[one] ?? 0));
  return [
    ...(clients.length > 0 ? [`wrote about clients ${clients.join(', ')}`] : []),
    ...(users.length > 0 ? [`wrote about users ${users.join(', ')}`] : []),
  ];
}

/** The violations in what an answer reveals: people, parts for certain callers only, and prices. */
export async function checkRevealed(check: Check, exchange: Exchange): Promise<string[]> {
  const { row, person } = check;
  const { fixture, answer } = exchange;
  return [
    ...(await checkClients(check, exchange)),
    ...checkUsers(check, exchange),
    ...checkParts(check, answer),
    ...(row.check?.(person, fixture, answer.text) ?? []),
  ];
}

async function checkClients(check: Check, { fixture, input, answer, varied, isRefused }: Exchange): Promise<string[]> {
  const { matrix, call, row, person } = check;
  const named = clientRelations.filter((one) => answer.text.includes(clientMark(one)));
  if (isRefused) return compare('clients', named, []);
  const expected = row.clients?.(person, varied?.relation, varied?.slot) ?? [];
  const askWith = (query: object) =>
    makeCall(matrix, call, { headers: fixture.headers, input: { ...input, query: { ...input.query, ...query } } });
  const shown = await clientsShown(row, fixture, answer.text, askWith);
  const isByName = (row.shownBy ?? 'names') === 'names';
  return [...compare('clients', shown, expected), ...compare('names of clients', named, isByName ? expected : [])];
}

function checkUsers({ row, person }: Check, { answer, varied, isRefused }: Exchange): string[] {
  const named = userRelations.filter((one) => answer.text.includes(userMark(one)));
  if (!isRefused && row.users) return compare('users', named, row.users(person, varied?.relation, varied?.slot));
  const strangers = named.filter((one) => !reaches(person, one));
  return strangers.length > 0 ? [`names users ${strangers.join(', ')}`] : [];
}

/** Parts of the text that only some people get. Visitors see no price. */
function checkParts({ row, person }: Check, { text }: Answer): string[] {
  const wrong = Object.entries(row.says ?? {}).filter(
    ([part, readers]) => text.includes(part) !== readers.includes(person),
  );
  const showsPrice = person === 'visitor' && /"price":\s*\d/.test(text);
  return [...wrong.map(([part]) => `whether it says ${part}`), ...(showsPrice ? ['shows a visitor a price'] : [])];
}

function compare(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const one = found.toSorted().join(', ');
  const other = expected.toSorted().join(', ');
  return one === other ? [] : [`${what}: ${one || 'none'} instead of ${other || 'none'}`];
}
