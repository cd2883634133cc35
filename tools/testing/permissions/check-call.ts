import type { Call } from '#contract/calls/call.ts';
import { calls, type CallName } from '#contract/calls/index.ts';
import type { App } from '#server/app.ts';
import type { Database } from '#server/database/connection.ts';
import { required } from '../../required.ts';
import type { ChangeLog } from './change-log.ts';
import {
  clientRelations,
  everyPerson,
  isOneOf,
  reaches,
  relations,
  userRelations,
  type Person,
  type Relation,
} from './people.ts';
import type { Case, Input, Outcome, Row, Slot } from './row.ts';
import { rows } from './rows.ts';
import { clientsShown } from './clients-shown.ts';
import { clientMark, userMark } from './marks.ts';
import { absentId, makeScene, type Scene, type SceneProject } from './scene.ts';

/** Where the matrix is checked: an app, the scene in its database, and the log of changed tables. */
export type Matrix = { app: App; stage: Stage; log: ChangeLog };

type Answer = { status: number; text: string; changed: string[]; clients: number[]; users: number[] };

/** The scene of a person, until somebody changed something in it. */
export type Stage = { scene(person: Person): Promise<Scene>; spoil(changed: readonly string[]): void };

/** Tables that nothing in the matrix depends on. */
const harmless = ['audit_entries', 'mails', 'tablet_logins'];

/** Makes scenes on a connection whose triggers and foreign keys are off, in one database that nothing else uses. */
export function openStage(db: Database, project: SceneProject): Stage {
  let current: Scene | undefined;
  return {
    async scene(person) {
      if (current?.person !== person) current = await makeScene(db, project, person);
      return current;
    },
    spoil(changed) {
      if (changed.some((table) => !harmless.includes(table))) current = undefined;
    },
  };
}

/** Makes a call, by its own method or as a form with `_method`, and says what it changed. */
export async function makeCall(
  { app, log }: Matrix,
  call: Call,
  headers: object,
  input: Input,
  way: 'real' | 'form' = 'real',
): Promise<Answer> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(input.path?.[name] ?? absentId));
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = way === 'form' ? { ...input.body, _method: call.method } : (input.body ?? {});
  const { statusCode: status, body: text } = await app.inject({
    method: way === 'form' ? 'POST' : call.method,
    url: `/api${path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { ...headers },
    ...(call.method === 'GET' ? {} : { payload: body }),
  });
  const { tables: changed, clients, users } = await log.take();
  // The audit log records successful reads.
  const isRead = (call.method === 'GET' || rows[call.name as CallName].leavesTrace) && status === 200;
  return {
    status,
    text,
    changed: isRead ? changed.filter((table) => table !== 'audit_entries') : changed,
    clients,
    users,
  };
}

/** The faults of one call in the matrix: where it reveals, does or refuses anything that differs from its row. */
export async function checkCall(matrix: Matrix, name: CallName, person: Person): Promise<string[]> {
  const row = rows[name];
  const check = { matrix, call: calls[name] as Call, row, person, stage: matrix.stage };
  const faults = await checkCaller(check);
  if (!isOneOf(row.callers, person) || !(row.by ?? everyPerson).includes(person)) return faults;
  faults.push(...(await checkUnvaried(check)));
  if (isLikeAnother(check)) return faults;
  for (const [slot, it] of Object.entries(row.slots ?? {})) faults.push(...(await checkSlot(check, slot, it)));
  for (const one of row.cases ?? []) faults.push(...(await checkCase(check, one)));
  return faults;
}

/**
 * Whether a person is answered like another by the same rules, so that callers and lists are enough: brokers like sales
 * reps, and in reads administrators like general managers, and presenters like sales reps.
 */
function isLikeAnother({ person, call, row }: Check): boolean {
  if (person === 'broker') return true;
  return call.method === 'GET' && (person === 'admin' || (person === 'presenter' && !row.callers.includes('client')));
}

type Check = { matrix: Matrix; call: Call; row: Row; person: Person; stage: Stage };

/** Whether the call is open to exactly the callers of its row. Whoever is kept out changes nothing. */
async function checkCaller(check: Check): Promise<string[]> {
  const { matrix, call, row, person, stage } = check;
  const isForm = call.method === 'PUT' || call.method === 'DELETE';
  const faults: string[] = [];
  for (const way of isForm ? (['real', 'form'] as const) : (['real'] as const)) {
    const scene = await stage.scene(person);
    const answer = await makeCall(matrix, call, scene.headers, {}, way);
    const { status, changed } = answer;
    const outcome = status >= 500 ? String(status) : status === 401 || status === 403 ? 'kept out' : 'let in';
    const wanted = isOneOf(row.callers, person) ? 'let in' : 'kept out';
    if (outcome !== wanted) faults.push(`${person}, ${way}: ${outcome} instead of ${wanted}`);
    if (wanted === 'kept out' && status !== (person === 'visitor' ? 401 : 403))
      faults.push(`${person}, ${way}: answered ${status}`);
    if (wanted === 'kept out' && changed.length > 0) faults.push(`${person}, ${way}: changed ${changed.join(', ')}`);
    faults.push(...checkTouched(check, scene, undefined, answer).map((fault) => `${person}, ${way}: ${fault}`));
    stage.spoil(changed);
  }
  return faults;
}

/** What a read reveals when it names nothing: lists, and the catalogue. */
async function checkUnvaried(check: Check): Promise<string[]> {
  const { matrix, call, row, person, stage } = check;
  const isNeeded = Object.keys(row.slots ?? {}).some((slot) => call.path.includes('{') || slot === 'client');
  if (call.method !== 'GET' || isNeeded) return [];
  const scene = await stage.scene(person);
  const input = row.input?.({}, scene, undefined) ?? {};
  const answer = await makeCall(matrix, call, scene.headers, input);
  const faults = row.input || row.clients || row.users ? notOk(answer) : [];
  return [...faults, ...(await checkTold(check, { scene, answer, input }))].map((fault) => `${person}: ${fault}`);
}

const notOk = ({ status, text }: Answer) => (status === 200 ? [] : [`answered ${status} ${text.slice(0, 200)}`]);

/** Varies one slot over every relation; whatever is hidden is answered like an unknown id and changes nothing. */
async function checkSlot(check: Check, slot: string, it: Slot): Promise<string[]> {
  const { matrix, call, row, person, stage } = check;
  const faults: string[] = [];
  let unknown: { scene: Scene; answer: Answer } | undefined;
  for (const relation of relations) {
    const scene = await stage.scene(person);
    const id = scene.ids[it.kind][relation];
    const expected = it.expect ? it.expect(person, relation) : reaches(person, relation) ? 'seen' : 'hidden';
    if (id === undefined || expected === undefined) continue;
    const inputFor = (named: number): Input =>
      required(row.input, 'an input')({ ...restOf(row, scene), [slot]: named }, scene, slot);
    if (unknown?.scene !== scene)
      unknown = { scene, answer: await makeCall(matrix, call, scene.headers, inputFor(absentId)) };
    const absent = unknown.answer;
    const input = inputFor(id);
    const answer = await makeCall(matrix, call, scene.headers, input);
    const outcome = absent.changed.length > 0 ? `nobody changed ${absent.changed.join()}` : outcomeOf(answer, absent);
    const case_ = { scene, answer, input, relation: expected === 'seen' ? relation : null, varied: slot };
    const found = [
      ...(outcome === expected
        ? []
        : [`${outcome} instead of ${expected}: ${answer.status} ${answer.text.slice(0, 160)}`]),
      ...checkChanged(check, expected, answer),
      ...checkTouched(check, scene, relation, answer),
      ...(await checkTold(check, case_)),
    ];
    faults.push(...found.map((fault) => `${person}, ${slot} ${relation}: ${fault}`));
    stage.spoil([...answer.changed, ...absent.changed]);
  }
  return faults;
}

/** The ids of the slots that are not varied. */
function restOf(row: Row, scene: Scene): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row.slots ?? {}).map(([name, { kind, rest = 'own' }]) => [
      name,
      required(scene.ids[kind][rest], name),
    ]),
  );
}

async function checkCase(check: Check, one: Case): Promise<string[]> {
  const { name, input, unknown, expect } = one;
  const { matrix, call, person, stage } = check;
  const expected = expect[person];
  if (expected === undefined) return [`${person}, ${name}: no outcome is stated`];
  const scene = await stage.scene(person);
  const headers = one.headers?.(scene) ?? scene.headers;
  const asked = { ...check, row: { ...check.row, isRead: one.isRead ?? check.row.isRead ?? false } };
  const absent = unknown && (await makeCall(matrix, call, headers, unknown(scene)));
  const answer = await makeCall(matrix, call, headers, input(scene));
  const outcome = outcomeOf(answer, absent);
  stage.spoil([...answer.changed, ...(absent?.changed ?? [])]);
  const found = [
    ...(outcome === expected
      ? []
      : [`${outcome} instead of ${expected}: ${answer.status} ${answer.text.slice(0, 160)}`]),
    ...(one.usesUp ? [] : checkChanged(asked, expected, answer)),
    ...(expected === 'seen' && one.changes && !answer.changed.includes(one.changes)
      ? [`no change of ${one.changes}`]
      : []),
    ...(one.headers ? [] : checkTouched(check, scene, undefined, answer)),
  ];
  return found.map((fault) => `${person}, ${name}: ${fault}`);
}

function outcomeOf(answer: Answer, absent: Answer | undefined): Outcome | string {
  if (answer.status >= 500) return String(answer.status);
  const isHidden = absent ? answer.status === absent.status && answer.text === absent.text : answer.status === 404;
  if (isHidden) return 'hidden';
  if (/"error":"error_client_(known|of_another|unassigned|taken)"/.test(answer.text))
    return answer.text.includes('"client_id":') ? 'named' : 'told';
  if (answer.status === 403 || /^{"response":false.*"error":/.test(answer.text)) return 'refused';
  return answer.status === 200 ? 'seen' : String(answer.status);
}

/** A write that is let in changes something; whatever is not let in changes nothing. */
function checkChanged({ call, row }: Check, expected: Outcome, { changed }: Answer): string[] {
  if (expected !== 'seen') return changed.length > 0 ? [`changed ${changed.join(', ')}`] : [];
  return call.method === 'GET' || row.isRead || changed.length > 0 ? [] : ['changed nothing'];
}

/** Nothing is written about a client or user who is neither in reach nor the one in question. */
function checkTouched(
  { person }: Check,
  { ids }: Scene,
  relation: Relation | undefined,
  { clients, users }: Answer,
): string[] {
  const isStranger = (one: Relation) => one !== relation && one !== 'own' && !reaches(person, one);
  const strangers = userRelations.filter((one) => isStranger(one) && users.includes(ids.user[one] ?? 0));
  const touched = clientRelations.filter((one) => isStranger(one) && clients.includes(ids.client[one] ?? 0));
  return [
    ...(touched.length > 0 ? [`wrote about clients ${touched.join(', ')}`] : []),
    ...(strangers.length > 0 ? [`wrote about users ${strangers.join(', ')}`] : []),
  ];
}

type Told = {
  scene: Scene;
  answer: Answer;
  input: Input;
  /** Null if the answer should tell nothing, undefined if it names nobody in particular. */
  relation?: Relation | null;
  varied?: string;
};

/** Compares the people in an answer with those that the row allows it to reveal. */
async function checkTold(check: Check, { scene, answer, input, relation, varied }: Told): Promise<string[]> {
  const { row, person } = check;
  const isTold = relation !== null;
  const wanted = isTold ? [...(row.clients?.(person, relation, varied) ?? [])] : [];
  const ask = (query: object) =>
    makeCall(check.matrix, check.call, scene.headers, { ...input, query: { ...input.query, ...query } });
  const shown = isTold && (await clientsShown(row, scene, answer.text, ask));
  const named = clientRelations.filter((one) => answer.text.includes(clientMark(one)));
  const faults = [
    ...compare('clients', isTold && shown ? shown : named, wanted),
    ...(shown ? compare('names of clients', named, (row.shownBy ?? 'names') === 'names' ? wanted : []) : []),
    ...checkUsers(check, answer, isTold ? relation : null, varied),
  ];
  return [...faults, ...checkSaid(check, answer), ...(row.check?.(person, scene, answer.text) ?? [])];
}

/** Checks the parts of an answer that only some may see, and that visitors see no price. */
function checkSaid({ row, person }: Check, { text }: Answer): string[] {
  const said = Object.entries(row.says ?? {}).filter(
    ([part, readers]) => text.includes(part) !== readers.includes(person),
  );
  const isPriced = person === 'visitor' && /"price":\s*\d/.test(text);
  return [...said.map(([part]) => `whether it says ${part}`), ...(isPriced ? ['shows a visitor a price'] : [])];
}

function checkUsers(
  { row, person }: Check,
  { text }: Answer,
  relation: Relation | null | undefined,
  varied: string | undefined,
): string[] {
  const named = userRelations.filter((one) => text.includes(userMark(one)));
  if (relation !== null && row.users) return compare('users', named, [...row.users(person, relation, varied)]);
  const strangers = named.filter((one) => !reaches(person, one));
  return strangers.length > 0 ? [`names users ${strangers.join(', ')}`] : [];
}

function compare(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  const one = [...found].sort().join(', ');
  const other = [...wanted].sort().join(', ');
  return one === other ? [] : [`${what}: ${one || 'none'} instead of ${other || 'none'}`];
}
