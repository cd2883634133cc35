import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import type { RoleId } from '#domain/people/roles.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { required } from '../../required.ts';
import { clientRelations, people, userRelations, type ClientRelation, type Person, type Relation } from './people.ts';
import { kinds, type Kind } from './kinds.ts';
import { clientMark, dayOf, userMark } from './marks.ts';
import { saveClaims } from './scene-claims.ts';
import { saveLinks, savePasskeys, saveSessions, saveTabletLinks, secrets, typedPassword } from './scene-links.ts';

/** A caller with a session, and the ids of everything that calls can name, by relation. */
export type Scene = {
  person: Person;
  headers: { cookie?: string };
  ids: Record<Kind, Partial<Record<Relation, number>>>;
  /** Secrets of the links of those that are the caller's own. */
  secrets: typeof secrets;
  units: number[];
  projectId: number;
};

/** The ids of the sample project in which scenes are made. */
export type SceneProject = { projectId: number; unitIds: number[]; leadSource: number };

/** An id that nothing has. */
export const absentId = 1_999_999;
/** Every scene has ids of its own, above those that the product assigns. */
const firstId = 100_000;
const step = 1_000;
let scenes = 0;

const peopleTables = [
  'property_actions',
  'property_claims',
  'property_views',
  'favourites',
  'unit_changes',
  'idempotency_keys',
  'tablet_logins',
  'reset_tokens',
  'verification_codes',
  'known_devices',
  'passkeys',
  'authenticator_apps',
  'recovery_codes',
  'pending_logins',
  'user_identities',
  'approvals',
  'sessions',
  'presentations',
  'client_notes',
  'client_consents',
  'viewings',
  'mails',
  'audit_entries',
  'rate_limits',
  'clients',
  'user_projects',
  'users',
];

/** Withdraws a unit. The product reads units when it starts. */
export async function withdrawUnit(db: Database, units: number[]): Promise<void> {
  await db
    .update(tables.properties)
    .set({ withdrawn: true })
    .where(eq(tables.properties.id, withdrawnUnit({ units })));
}

/** Replaces everybody in the database by a caller and those to whom they stand in each relation. */
export async function makeScene(db: Database, project: SceneProject, person: Person): Promise<Scene> {
  await db.execute(sql.raw(peopleTables.map((table) => `delete from ${table};`).join('')));
  await db.execute(
    sql`
      update properties
      set status_id = imported_status_id, price = imported_price
      where status_id <> imported_status_id
        or price <> imported_price`,
  );
  scenes += 1;
  const id = (kind: Kind, relation: Relation) =>
    firstId +
    scenes * step +
    kinds.indexOf(kind) * 10 +
    ['own', 'foreign', 'other', 'below', 'nobody', 'equal'].indexOf(relation);
  const taken = (relation: Relation) =>
    required(project.unitIds[5 + clientRelations.indexOf(relation as ClientRelation)], 'a unit');
  const ids = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(
        relationsOf(kind, person).map((relation) => [
          relation,
          kind === 'taken' ? taken(relation) : id(kind, relation),
        ]),
      ),
    ]),
  ) as Scene['ids'];
  const scene: Scene = { person, headers: {}, ids, secrets, units: project.unitIds, projectId: project.projectId };
  await saveUsers(db, scene);
  await saveClients(db, scene, project.leadSource);
  await saveDealings(db, scene);
  const idOf = (kind: Kind, relation: Relation) => of(scene, kind, relation);
  await saveClaims(db, scene.units, idOf);
  await saveLinks(db, scene.projectId, idOf);
  await saveTabletLinks(db, idOf('user', 'own'));
  await saveSessions(db, idOf, person === 'client');
  await savePasskeys(db, idOf);
  return { ...scene, headers: { cookie: await cookieOf(db, scene) } };
}

function relationsOf(kind: Kind, person: Person): readonly Relation[] {
  if (kind === 'user') return canHaveEqual(person) ? userRelations : ['own', 'foreign', 'below'];
  if (kind === 'session' || kind === 'passkey') return ['own', 'foreign', 'below'];
  if (kind === 'login' || kind === 'acceptedLogin' || kind === 'collected') return ['own', 'foreign'];
  if (kind === 'invitation' || kind === 'acceptedInvitation') return ['own', 'foreign', 'other'];
  return kind === 'taken' ? ['own', 'foreign', 'other', 'below'] : clientRelations;
}

/** Only managers have somebody of their own role below them. */
const canHaveEqual = (person: Person) => [2, 3, 5].includes(people[person].role ?? 0);

const of = (scene: Scene, kind: Kind, relation: Relation) => required(scene.ids[kind][relation], `${kind} ${relation}`);

/** The user whom a client is assigned to. */
const sellerOf: Record<ClientRelation, 'own' | 'foreign' | 'below' | null> = {
  own: 'own',
  other: 'own',
  foreign: 'foreign',
  below: 'below',
  nobody: null,
};
const sellerId = (scene: Scene, relation: ClientRelation) => of(scene, 'user', sellerOf[relation] ?? 'foreign');

async function saveUsers(db: Database, scene: Scene): Promise<void> {
  const own = of(scene, 'user', 'own');
  const top = own + 400;
  const theirManager = own + 401;
  const role = people[scene.person].role ?? 1;
  const user = (id: number, name: string, role_id: RoleId, parent_id: number | null) => ({
    id,
    name,
    email: `${name}@x.example`,
    phone: '0',
    password_hash: '',
    role_id,
    parent_id,
    created_at: new Date('2025-12-01T00:00:00Z'),
  });
  const rows = [
    user(top, 'zt-top', 5, null),
    user(theirManager, 'zt-manager', 2, top),
    user(own, userMark('own'), role, top),
    user(of(scene, 'user', 'foreign'), userMark('foreign'), 1, theirManager),
    user(of(scene, 'user', 'below'), userMark('below'), 1, own),
    ...(canHaveEqual(scene.person) ? [user(of(scene, 'user', 'equal'), userMark('equal'), role, own)] : []),
  ];
  const outsider = { ...user(own + 402, 'zt-outsider', 1, top), password_hash: typedPassword.hash };
  await db.insert(tables.users).values([...rows, outsider]);
  await db.insert(tables.userIdentities).values({ issuer: companyIssuer, subject: 'own', user_id: own });
  await db.insert(tables.userProjects).values(rows.map((row) => ({ user_id: row.id, project_id: scene.projectId })));
}

/** They share a phone number, so that each is a possible duplicate of every other. */
async function saveClients(db: Database, scene: Scene, lead_source_id: number): Promise<void> {
  const mark = (relation: ClientRelation) => clientMark(relation);
  await db.insert(tables.clients).values(
    clientRelations.map((relation) => ({
      id: of(scene, 'client', relation),
      project_id: scene.projectId,
      email: `${mark(relation)}@x.example`,
      first_name: mark(relation),
      last_name: mark(relation),
      phone: '+90 555 111 22 33',
      note: mark(relation),
      password_hash: '',
      lead_source_id,
      user_id: sellerOf[relation] === null ? null : sellerId(scene, relation),
      can_self_login: true,
      is_verified: true,
      created_at: dayOf(relation),
    })),
  );
}

/** What was done for each client: a note, a viewing, a favourite, a view, a presentation, an open action and a sale. */
async function saveDealings(db: Database, scene: Scene): Promise<void> {
  await saveInterest(db, scene);
  await savePresentations(db, scene);
  await saveActions(db, scene);
  await saveUnitChanges(db, scene);
}

/** A row of each client, with their sales user and a unit. */
const dealingsOf = (scene: Scene) =>
  clientRelations.map((relation) => ({
    relation,
    client_id: of(scene, 'client', relation),
    user_id: sellerId(scene, relation),
    property_id: required(scene.units[clientRelations.indexOf(relation)], 'a unit'),
  }));

/** The same with the ids of a kind. */
const rowsOf = (scene: Scene, kind: Kind) =>
  dealingsOf(scene).map(({ relation, ...row }) => ({
    ...row,
    id: of(scene, kind, relation),
    created_at: dayOf(relation),
  }));

/** Notes, viewings, favourites, views and consents. */
async function saveInterest(db: Database, scene: Scene): Promise<void> {
  const only = (kind: Kind) => rowsOf(scene, kind);
  await db
    .insert(tables.clientNotes)
    .values(only('note').map((row, index) => ({ ...row, note: clientMark(clientRelations[index] ?? 'own') })));
  await db.insert(tables.clientNotes).values({
    id: noteOfAnother(scene),
    client_id: of(scene, 'client', 'own'),
    user_id: sellerId(scene, 'own') + 400,
    note: '',
  });
  await db.insert(tables.viewings).values(
    only('viewing').map(({ id, client_id }) => ({
      id,
      client_id,
      // The half-day that `requestViewing` asks for.
      day: viewingDays(Date.now()).last,
      half: 'morning' as const,
      message: '',
    })),
  );
  await db.insert(tables.favourites).values(only('favourite'));
  await db
    .insert(tables.propertyViews)
    .values(only('view').map((row, index) => ({ ...row, updated_at: dayOf(clientRelations[index] ?? 'own') })));
  await db.insert(tables.propertyViews).values({
    property_id: seenWithAnother(scene),
    client_id: of(scene, 'client', 'own'),
    user_id: of(scene, 'user', 'foreign'),
  });
  // Another client, whose consent to marketing mails is the latest of all.
  await db
    .insert(tables.clientConsents)
    .values({ client_id: of(scene, 'client', 'own') + 500, kind: 'marketing', is_given: true, source: 'ownPage' });
}

async function savePresentations(db: Database, scene: Scene): Promise<void> {
  const isLed = scene.person !== 'client';
  await db
    .insert(tables.presentations)
    .values(
      rowsOf(scene, 'presentation').map((row) => ({ ...row, project_id: scene.projectId, status: isLed ? 1 : 0 })),
    );
  // One that the caller's client holds alone.
  const alone: typeof tables.presentations.$inferInsert = {
    id: of(scene, 'presentation', 'own') + 500,
    project_id: scene.projectId,
    client_id: of(scene, 'client', 'own'),
    user_id: of(scene, 'user', 'own'),
    status: 0,
  };
  await db.insert(tables.presentations).values(alone);
}

/** An open action and a sale for each client of a sales user. */
async function saveActions(db: Database, scene: Scene): Promise<void> {
  const action = { project_id: scene.projectId, price: 1_000_000 };
  const dealt = dealingsOf(scene).filter(({ relation }) => relation !== 'nobody');
  const own = of(scene, 'user', 'own');
  const foreign = of(scene, 'client', 'foreign');
  await db.insert(tables.propertyActions).values([
    ...dealt.map(({ relation, ...row }) => ({ ...action, ...row, created_at: dayOf(relation), status: 3 })),
    ...dealt.map(({ relation, ...row }) => ({
      ...action,
      ...row,
      property_id: of(scene, 'taken', relation),
      created_at: dayOf(relation),
      status: 2,
    })),
    // The caller's own sale to a client who is somebody else's now.
    {
      ...action,
      user_id: own,
      client_id: foreign,
      property_id: soldToForeign(scene),
      created_at: dayOf('own'),
      status: 3,
    },
  ]);
}

async function saveUnitChanges(db: Database, scene: Scene): Promise<void> {
  await db.insert(tables.unitChanges).values(
    (['own', 'foreign', 'below'] as const).map((relation) => ({
      property_id: required(scene.units[0], 'a unit'),
      user_id: of(scene, 'user', relation),
      cause: 'override' as const,
      old_status_id: 1,
      new_status_id: 2,
      old_price: 1,
      new_price: 1,
    })),
  );
}

/** A note on the caller's own client that somebody else wrote. */
export const noteOfAnother = (scene: Scene): number => of(scene, 'note', 'own') + 500;
/** A unit that the caller sold to a client who is now another seller's. */
export const soldToForeign = (scene: Scene): number => required(scene.units[11], 'a unit');
/** A unit that the caller's client saw with another seller. */
export const seenWithAnother = (scene: Scene): number => required(scene.units[13], 'a unit');
/** A unit that only sellers see: it is gone from the project, but its sale is not settled. */
export const withdrawnUnit = ({ units }: Pick<Scene, 'units'>): number => required(units[19], 'a unit');
/** The issuer of the account that logs the caller in. */
export const companyIssuer = 'https://accounts.example';
/** A unit that nobody has anything to do with, and that is available. */
export const freeUnit = (scene: Scene): number => required(scene.units[14], 'a unit');

async function cookieOf(db: Database, scene: Scene): Promise<string> {
  const waiting = `waiting=${secrets.browser}`;
  if (scene.person === 'visitor') return waiting;
  const guest = { clientId: of(scene, 'client', 'own'), presentationId: of(scene, 'presentation', 'own') };
  const token = await beginSession(db, {
    ...(scene.person === 'client' ? {} : { userId: of(scene, 'user', 'own'), method: 'password' as const }),
    ...(people[scene.person].hasGuest ? guest : {}),
  });
  return `${waiting}; session=${token}`;
}
