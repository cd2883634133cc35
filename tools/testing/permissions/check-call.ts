import { calls, type CallName } from '#contract/calls/index.ts';
import { required } from '../../required.ts';
import { checkChanges, checkRevealed, checkWritten, type Check } from './check-answer.ts';
import { makeCall, waysToMake, type Answer, type Matrix, type Way } from './matrix.ts';
import { everyPerson, isOneOf, reaches, relations, type Person, type Relation } from './people.ts';
import type { Case, Input, Outcome, Row, Slot } from './row.ts';
import { rows } from './rows.ts';
import { absentId, type Fixture } from './fixture-ids.ts';

/**
 * The permission matrix makes every call as every kind of person, about everybody whom its ids can name, and compares
 * the outcome with the call's row in `rows.ts`. Returns one line for each violation: what the product reveals, does or
 * refuses contrary to the row.
 */
export async function checkCall(matrix: Matrix, name: CallName, person: Person): Promise<string[]> {
  const row = rows[name];
  const check: Check = { matrix, call: calls[name], row, person };
  const violations = await checkCaller(check);
  if (!isOneOf(row.callers, person) || !(row.by ?? everyPerson).includes(person)) return violations;
  violations.push(...(await checkWithoutIds(check)));
  if (isLikeAnother(check)) return violations;
  for (const [name, slot] of Object.entries(row.slots ?? {})) violations.push(...(await checkSlot(check, name, slot)));
  for (const one of row.cases ?? []) violations.push(...(await checkCase(check, one)));
  return violations;
}

/**
 * Whether the same rules apply to a person as to another, so that checking callers and lists is enough: to brokers as
 * to sales reps and, in reads, to administrators as to general managers and to presenters as to sales reps.
 */
function isLikeAnother({ person, call, row }: Check): boolean {
  if (person === 'broker') return true;
  return call.method === 'GET' && (person === 'admin' || (person === 'presenter' && !row.callers.includes('client')));
}

/** Checks that the call is open to exactly the callers of its row, in every way in which it can be made. */
async function checkCaller(check: Check): Promise<string[]> {
  const violations: string[] = [];
  for (const way of waysToMake(check.call))
    violations.push(...(await checkCallerBy(check, way)).map((text) => `${check.person}, ${way}: ${text}`));
  return violations;
}

/** Makes the call without any input: permitted callers get at most an error, others change nothing. */
async function checkCallerBy({ matrix, call, row, person }: Check, way: Way): Promise<string[]> {
  const fixture = await matrix.fixtures.of(person);
  const answer = await makeCall(matrix, call, { headers: fixture.headers, way });
  const { status, changed } = answer;
  matrix.fixtures.invalidate(changed);
  const violations = checkWritten(person, { fixture, answer });
  const mayCall = isOneOf(row.callers, person);
  const isKeptOut = status === 401 || status === 403;
  if (status >= 500 || isKeptOut === mayCall)
    violations.push(`answered ${status} instead of being ${mayCall ? 'let in' : 'kept out'}`);
  if (mayCall) return violations;
  if (isKeptOut && status !== (person === 'visitor' ? 401 : 403)) violations.push(`answered ${status}`);
  if (changed.length > 0) violations.push(`changed ${changed.join(', ')}`);
  return violations;
}

/** Checks what a read without ids reveals, such as a list or the catalogue. */
async function checkWithoutIds(check: Check): Promise<string[]> {
  const { matrix, call, row, person } = check;
  const needsId = Object.keys(row.slots ?? {}).some((slot) => call.path.includes('{') || slot === 'client');
  if (call.method !== 'GET' || needsId) return [];
  const fixture = await matrix.fixtures.of(person);
  const input = row.input?.({}, fixture, undefined) ?? {};
  const answer = await makeCall(matrix, call, { headers: fixture.headers, input });
  const mustAnswer = row.input ?? row.clients ?? row.users;
  const violations = [
    ...(mustAnswer && answer.status !== 200 ? [`answered ${answer.status} ${answer.text.slice(0, 200)}`] : []),
    ...(await checkRevealed(check, { fixture, input, answer })),
  ];
  return violations.map((text) => `${person}: ${text}`);
}

/** Varies one field: it names, in turn, somebody in every relation to the caller. */
async function checkSlot(check: Check, name: string, slot: Slot): Promise<string[]> {
  const { matrix, call, row, person } = check;
  const violations: string[] = [];
  let unknown: { fixture: Fixture; answer: Answer } | undefined;
  for (const relation of relations) {
    const expected = expectedOf(slot, person, relation);
    const fixture = await matrix.fixtures.of(person);
    const id = fixture.ids[slot.kind][relation];
    if (id === undefined || expected === undefined) continue;
    const inputWith = (named: number): Input =>
      required(row.input, 'an input')({ ...restOf(row, fixture), [name]: named }, fixture, name);
    if (unknown?.fixture !== fixture)
      unknown = {
        fixture,
        answer: await makeCall(matrix, call, { headers: fixture.headers, input: inputWith(absentId) }),
      };
    const input = inputWith(id);
    const answer = await makeCall(matrix, call, { headers: fixture.headers, input });
    const exchange = { fixture, input, answer, varied: { slot: name, relation }, isRefused: expected !== 'seen' };
    const found = [
      ...compareOutcome(expected, answer, unknown.answer),
      ...unknown.answer.changed.map((table) => `an unknown id changed ${table}`),
      ...checkChanges(call, row.isRead ?? false, expected, answer),
      ...checkWritten(person, exchange),
      ...(await checkRevealed(check, exchange)),
    ];
    violations.push(...found.map((text) => `${person}, ${name} ${relation}: ${text}`));
    matrix.fixtures.invalidate([...answer.changed, ...unknown.answer.changed]);
  }
  return violations;
}

/** By default, everything in reach is seen, and everything else is answered like an unknown id. */
function expectedOf({ expect }: Slot, person: Person, relation: Relation): Outcome | undefined {
  if (expect) return expect(person, relation);
  return reaches(person, relation) ? 'seen' : 'hidden';
}

/** The ids of a row's slots while none is varied. */
function restOf({ slots = {} }: Row, fixture: Fixture): Record<string, number> {
  const ids = Object.entries(slots).map(([name, { kind, rest = 'own' }]) => [
    name,
    required(fixture.ids[kind][rest], name),
  ]);
  return Object.fromEntries(ids);
}

/** Makes the call with another input, whose outcome is defined for each person. */
async function checkCase({ matrix, call, row, person }: Check, one: Case): Promise<string[]> {
  const expected = one.expect[person];
  if (expected === undefined) return [`${person}, ${one.name}: no outcome is stated`];
  const fixture = await matrix.fixtures.of(person);
  const headers = one.headers?.(fixture) ?? fixture.headers;
  const absent = one.unknown && (await makeCall(matrix, call, { headers, input: one.unknown(fixture) }));
  const answer = await makeCall(matrix, call, { headers, input: one.input(fixture) });
  matrix.fixtures.invalidate([...answer.changed, ...(absent?.changed ?? [])]);
  const isRead = one.isRead ?? row.isRead ?? false;
  const lacksChange = expected === 'seen' && one.changes !== undefined && !answer.changed.includes(one.changes);
  const violations = [
    ...compareOutcome(expected, answer, absent),
    ...(one.usesUp ? [] : checkChanges(call, isRead, expected, answer)),
    ...(lacksChange ? [`no change of ${one.changes}`] : []),
    ...(one.headers ? [] : checkWritten(person, { fixture, answer })),
  ];
  return violations.map((text) => `${person}, ${one.name}: ${text}`);
}

/** `absent` is the answer to an unknown id, which a hidden id must get too. */
function compareOutcome(expected: Outcome, answer: Answer, absent: Answer | undefined): string[] {
  const outcome = outcomeOf(answer, absent);
  return outcome === expected
    ? []
    : [`${outcome} instead of ${expected}: ${answer.status} ${answer.text.slice(0, 160)}`];
}

function outcomeOf({ status, text }: Answer, absent: Answer | undefined): Outcome | string {
  if (status >= 500) return String(status);
  const isHidden = absent ? status === absent.status && text === absent.text : status === 404;
  if (isHidden) return 'hidden';
  if (/"error":"error_client_(known|of_another|unassigned|taken)"/.test(text))
    return text.includes('"client_id":') ? 'named' : 'told';
  if (status === 403 || /^{"response":false.*"error":/.test(text)) return 'refused';
  return status === 200 ? 'seen' : String(status);
}
