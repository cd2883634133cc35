import type { Call } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/index.ts';
import type { App } from '#server/app.ts';
import type { Database } from '#server/database/connection.ts';
import type { ChangeLog } from './change-log.ts';
import type { Person } from './people.ts';
import type { Input } from './row.ts';
import { rows } from './rows.ts';
import { makeFixture, type FixtureProject } from './fixture.ts';
import { absentId, type Fixture } from './fixture-ids.ts';

/** What the matrix works on: an app, the fixtures in its database, and the log of rows that calls write. */
export type Matrix = { app: App; fixtures: Fixtures; log: ChangeLog };

/** Keeps a person's fixture until a call changes it. */
type Fixtures = {
  /** The person's fixture: the last one if it is theirs and unchanged, otherwise a new one. */
  of(person: Person): Promise<Fixture>;
  /** Marks the fixture as changed if the matrix depends on one of these tables. */
  invalidate(changed: readonly string[]): void;
};

/** How a call is made: by its own method, or as a form with `_method`. */
export type Way = 'direct' | 'form';

/** An answer, the tables that the call changed, and the ids of the clients and users whose rows it wrote. */
export type Answer = {
  status: number;
  text: string;
  changed: string[];
  writtenClients: number[];
  writtenUsers: number[];
};

/** Tables on which nothing in the matrix depends. */
const harmless = ['audit_entries', 'mails', 'tablet_logins'];

/** Creates fixtures on a connection without triggers and foreign keys, in a database that nothing else uses. */
export function openFixtures(db: Database, project: FixtureProject): Fixtures {
  let current: Fixture | undefined;
  return {
    async of(person) {
      if (current?.person !== person) current = await makeFixture(db, project, person);
      return current;
    },
    invalidate(changed) {
      if (changed.some((table) => !harmless.includes(table))) current = undefined;
    },
  };
}

/** How browsers can make a call: forms can be sent with GET and POST only. */
export function waysToMake({ method }: Call): readonly Way[] {
  return method === 'PUT' || method === 'DELETE' ? ['direct', 'form'] : ['direct'];
}

/** What a call is made with: by default without input, and directly. */
type MadeWith = { headers: object; input?: Input; way?: Way };

/** Makes a call. A parameter of the path that the input lacks becomes an unknown id. */
export async function makeCall(
  { app, log }: Matrix,
  call: Call,
  { headers, input = {}, way = 'direct' }: MadeWith,
): Promise<Answer> {
  const isForm = way === 'form';
  const body = isForm ? { ...input.body, _method: call.method } : (input.body ?? {});
  const { statusCode: status, body: text } = await app.inject({
    method: isForm ? 'POST' : call.method,
    url: addressOf(call, input),
    headers: { ...headers },
    ...(call.method === 'GET' ? {} : { payload: body }),
  });
  const { tables, clients, users } = await log.take();
  // The audit log records successful reads.
  const isRead = (call.method === 'GET' || rows[call.name as CallName].leavesTrace) && status === 200;
  const changed = isRead ? tables.filter((table) => table !== 'audit_entries') : tables;
  return { status, text, changed, writtenClients: clients, writtenUsers: users };
}

function addressOf(call: Call, { path = {}, query = {} }: Input): string {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name] ?? absentId));
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api${filled}${parameters.size > 0 ? `?${parameters}` : ''}`;
}
