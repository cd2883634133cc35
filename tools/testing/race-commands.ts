import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Role } from '#domain/people/roles.ts';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import type { Database } from '#server/database/connection.ts';
import {
  approvals,
  clients,
  favourites,
  places,
  presentations,
  properties,
  propertyActions,
  propertyClaims,
  propertyViews,
  users,
} from '#server/database/schema.ts';
import { saveDevelopment } from '#server/features/development/save-development.ts';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { makeAccountObjects, raceAccountCommands } from './race-account-commands.ts';
import { raceCompanyCommands } from './race-company-commands.ts';
import { raceFactorCommands } from './race-factor-commands.ts';
import { racePackageCommands, withoutUnit } from './race-package-commands.ts';
import { racePlace, raceProjectCommands } from './race-project-commands.ts';
import { address, request, type RaceCommand, type RaceObjects } from './race-command.ts';
import { makeClient, makeUser } from './sales-sessions.ts';

const newClient = (project_id: number, user_id: number) => ({
  email: address(),
  password: 'long enough',
  first_name: 'Some',
  last_name: 'One',
  project_id,
  user_id,
});
const newUser = (parent_id: number) => ({
  email: address(),
  name: 'New One',
  password: 'long enough',
  parent_id,
  role_id: Role.sales_rep,
});

/** The writing commands that compete for the same rows, by name. */
export const raceCommands = {
  reserve: ({ send, objects: { unit, cookie } }) =>
    send(request(`/properties/${unit}`, cookie, { status: UnitStatus.reserved }, 'PUT')),
  cancel: ({ send, objects: { unit, cookie } }) =>
    send(request(`/properties/${unit}`, cookie, { status: UnitStatus.available }, 'PUT')),
  override: ({ send, objects: { unit, admin } }) =>
    send(request(`/properties/updatePriceOrStatus/${unit}`, admin, { status_id: UnitStatus.sold }, 'PUT')),
  async prices({ send, objects: { admin } }) {
    const change = { kind: 'percent', amount: 100 };
    const preview = await send(request('/properties/prices/preview', admin, change));
    if (preview.status !== 200) return preview;
    return send(
      request('/properties/prices/apply', admin, {
        ...change,
        seen: (JSON.parse(preview.text) as { seen: string }).seen,
      }),
    );
  },
  mark: ({ send, objects: { unit, cookie } }) => send(request('/propertyFavs', cookie, { property_id: unit })),
  unmark: ({ send, objects: { unit, cookie } }) =>
    send(request('/propertyFavs/action', cookie, { property_id: unit, action: 'delete' })),
  view: ({ send, objects: { unit, cookie } }) => send(request('/propertyViews', cookie, { property_id: unit })),
  viewing: ({ send, objects: { cookie } }) =>
    send(request('/viewings', cookie, { day: viewingDays(Date.now()).last, half: 'morning' })),
  note: ({ send, objects: { client, admin } }) =>
    send(request('/clientNotes', admin, { client_id: client, note: 'Asked for the sea side' })),
  merge: ({ send, objects: { client, second, admin } }) =>
    send(request(`/clients/${second}/merge`, admin, { other_id: client })),
  mergeBack: ({ send, objects: { client, second, admin } }) =>
    send(request(`/clients/${client}/merge`, admin, { other_id: second })),
  erase: ({ send, objects: { client, admin } }) => send(request(`/clients/${client}`, admin, {}, 'DELETE')),
  changeAddress: ({ send, objects: { client, admin } }) =>
    send(request(`/clients/${client}`, admin, { email: address(), can_self_login: '0' }, 'PUT')),
  assign: ({ send, objects: { second, rep, admin } }) =>
    send(request(`/clients/assignUser/${second}`, admin, { user_id: rep }, 'PUT')),
  register: ({ send, projectId, objects: { rep, admin } }) =>
    send(request('/clients', admin, newClient(projectId, rep))),
  createUser: ({ send, objects: { rep, admin } }) => send(request('/users', admin, newUser(rep))),
  moveUser: ({ send, objects: { rep, other, admin } }) => send(request(`/users/updateParent/${other}/${rep}`, admin)),
  deleteUser: ({ send, objects: { rep, admin } }) => send(request(`/users/${rep}`, admin, {}, 'DELETE')),
  terminate: ({ send, objects: { presentation, admin } }) =>
    send(request(`/presentations/terminate/${presentation}`, admin)),
  logOut: ({ send, objects: { cookie } }) => send(request('/session/logout', cookie)),
  endSessions: ({ send, objects: { elsewhere } }) => send(request('/users/me/endOtherSessions', elsewhere)),
  async invite({ db, send, projectId, objects: { client, cookie } }) {
    const [invited] = await db.select({ email: clients.email }).from(clients).where(eq(clients.id, client));
    return send(request('/clientInvitations', cookie, { email: invited?.email, project_id: projectId }));
  },
  accept: ({ send, objects: { approval, code } }) => send(request('/clientLogins/accept', '', { id: approval, code })),
  async collect({ send, objects: { approval, code, browser } }) {
    await send(request('/clientLogins/accept', '', { id: approval, code }));
    return send(request('/clientLogins/check', browser, { id: approval }));
  },
  async import({ db, projectId, objects: { unit } }) {
    await saveDevelopment(db, await withoutUnit(db, projectId, unit));
    return { status: 200, text: '' };
  },
  ...raceAccountCommands,
  ...raceCompanyCommands,
  ...raceFactorCommands,
  ...raceProjectCommands,
  ...racePackageCommands,
} as const satisfies Record<string, RaceCommand>;

export type RaceCommandName = keyof typeof raceCommands;

/** Creates the objects of one race. Only the unit exists before. */
export async function makeRaceObjects(db: Database, projectId: number, unit: number): Promise<RaceObjects> {
  const top = await makeUser(db, projectId, 'admin');
  const rep = await makeUser(db, projectId, 'sales_manager');
  const other = await makeUser(db, projectId, 'sales_rep');
  await db.update(users).set({ parent_id: top }).where(eq(users.id, rep));
  const client = await makeClient(db, projectId, rep);
  const second = await makeClient(db, projectId, other);
  const [begun] = await db
    .insert(presentations)
    .values({ project_id: projectId, status: ledPresentation, user_id: rep, client_id: client })
    .returning({ id: presentations.id });
  const presentation = begun?.id ?? 0;
  const token = await beginSession(db, { userId: rep, clientId: client, presentationId: presentation });
  const elsewhere = await beginSession(db, { userId: rep, method: 'password' });
  const admin = await beginSession(db, { userId: top, method: 'password' });
  const code = randomUUID();
  const browser = createSecret();
  const login = {
    kind: 'login' as const,
    project_id: projectId,
    client_id: client,
    device: '',
    network: '',
    language: 'en' as const,
    number: 10,
    browser_hash: hashSecret(browser),
  };
  const [waiting] = await db
    .insert(approvals)
    .values({ ...login, code_hash: hashSecret(code), expires_at: new Date(Date.now() + 600_000) })
    .returning({ id: approvals.id });
  await db
    .insert(places)
    .values({ ...racePlace, project_id: projectId })
    .onConflictDoNothing();
  await db.insert(favourites).values({ client_id: second, property_id: unit });
  await db.insert(propertyViews).values({ client_id: second, property_id: unit, user_id: other });
  return {
    unit,
    rep,
    other,
    client,
    second,
    presentation,
    cookie: `session=${token}`,
    elsewhere: `session=${elsewhere}`,
    admin: `session=${admin}`,
    browser: `waiting=${browser}`,
    approval: waiting?.id ?? 0,
    code,
    ...(await makeAccountObjects(db, projectId, { rep, client })),
  };
}

/** Makes a unit available again, whatever its state. */
export async function freeUnit(db: Database, unit: number): Promise<void> {
  await db
    .update(propertyClaims)
    .set({ closed_at: sql`now()` })
    .where(and(eq(propertyClaims.property_id, unit), isNull(propertyClaims.closed_at)));
  await db
    .update(propertyActions)
    .set({ cancelled_at: sql`now()` })
    .where(and(eq(propertyActions.property_id, unit), isNull(propertyActions.cancelled_at)));
  await db
    .update(properties)
    .set({ status_id: UnitStatus.available, imported_status_id: UnitStatus.available })
    .where(eq(properties.id, unit));
}
