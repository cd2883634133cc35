import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { Role, type RoleId } from '#domain/people/roles.ts';
import { required } from '../../required.ts';
import { clientRelations, people, userRelations, type ClientRelation, type Person, type Relation } from './people.ts';
import { kinds, type Kind } from './kinds.ts';
import { clientMark, dayOf, userMark } from './marks.ts';
import { saveClaims } from './fixture-claims.ts';
import { saveDealings } from './fixture-dealings.ts';
import { companyIssuer, of, sellerId, sellerOf, withdrawnUnit, type Fixture } from './fixture-ids.ts';
import { saveLinks, savePasskeys, saveSessions, saveTabletLinks, secrets, typedPassword } from './fixture-links.ts';

/** The ids of the sample project in which fixtures are made. */
export type FixtureProject = { projectId: number; unitIds: number[]; leadSource: number };

/** Every fixture has distinct ids, above those that the product assigns. */
const firstId = 100_000;
const step = 1_000;
let fixtures = 0;

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

/** Replaces everybody in the database by a caller and others in each relation to them. */
export async function makeFixture(db: Database, project: FixtureProject, person: Person): Promise<Fixture> {
  await db.execute(sql.raw(peopleTables.map((table) => `delete from ${table};`).join('')));
  await db.execute(
    sql`
      update properties
      set status_id = imported_status_id, price = imported_price
      where status_id <> imported_status_id
        or price <> imported_price`,
  );
  fixtures += 1;
  const id = (kind: Kind, relation: Relation) =>
    firstId +
    fixtures * step +
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
  ) as Fixture['ids'];
  const fixture: Fixture = { person, headers: {}, ids, secrets, units: project.unitIds, projectId: project.projectId };
  await saveUsers(db, fixture);
  await saveClients(db, fixture, project.leadSource);
  await saveDealings(db, fixture);
  const idOf = (kind: Kind, relation: Relation) => of(fixture, kind, relation);
  await saveClaims(db, fixture.units, idOf);
  await saveLinks(db, fixture.projectId, idOf);
  await saveTabletLinks(db, idOf('user', 'own'));
  await saveSessions(db, idOf, person === 'client');
  await savePasskeys(db, idOf);
  return { ...fixture, headers: { cookie: await cookieOf(db, fixture) } };
}

function relationsOf(kind: Kind, person: Person): readonly Relation[] {
  if (kind === 'user') return canHaveEqual(person) ? userRelations : ['own', 'foreign', 'below'];
  if (kind === 'session' || kind === 'passkey') return ['own', 'foreign', 'below'];
  if (kind === 'login' || kind === 'acceptedLogin' || kind === 'collected') return ['own', 'foreign'];
  if (kind === 'invitation' || kind === 'acceptedInvitation') return ['own', 'foreign', 'other'];
  return kind === 'taken' ? ['own', 'foreign', 'other', 'below'] : clientRelations;
}

/** Only managers can have users with their own role below them. */
const rolesWithEquals: readonly (RoleId | null)[] = [Role.sales_manager, Role.general_manager, Role.admin];
const canHaveEqual = (person: Person) => rolesWithEquals.includes(people[person].role);

async function saveUsers(db: Database, fixture: Fixture): Promise<void> {
  const own = of(fixture, 'user', 'own');
  const top = own + 400;
  const theirManager = own + 401;
  const role = people[fixture.person].role ?? Role.sales_rep;
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
    user(top, 'zt-top', Role.admin, null),
    user(theirManager, 'zt-manager', Role.sales_manager, top),
    user(own, userMark('own'), role, top),
    user(of(fixture, 'user', 'foreign'), userMark('foreign'), Role.sales_rep, theirManager),
    user(of(fixture, 'user', 'below'), userMark('below'), Role.sales_rep, own),
    ...(canHaveEqual(fixture.person) ? [user(of(fixture, 'user', 'equal'), userMark('equal'), role, own)] : []),
  ];
  const outsider = { ...user(own + 402, 'zt-outsider', Role.sales_rep, top), password_hash: typedPassword.hash };
  await db.insert(tables.users).values([...rows, outsider]);
  await db.insert(tables.userIdentities).values({ issuer: companyIssuer, subject: 'own', user_id: own });
  await db.insert(tables.userProjects).values(rows.map((row) => ({ user_id: row.id, project_id: fixture.projectId })));
}

/** They share a phone number, so that each is a possible duplicate of every other. */
async function saveClients(db: Database, fixture: Fixture, lead_source_id: number): Promise<void> {
  const mark = (relation: ClientRelation) => clientMark(relation);
  await db.insert(tables.clients).values(
    clientRelations.map((relation) => ({
      id: of(fixture, 'client', relation),
      project_id: fixture.projectId,
      email: `${mark(relation)}@x.example`,
      first_name: mark(relation),
      last_name: mark(relation),
      phone: '+90 555 111 22 33',
      note: mark(relation),
      password_hash: '',
      lead_source_id,
      user_id: sellerOf[relation] === null ? null : sellerId(fixture, relation),
      can_self_login: true,
      is_verified: true,
      created_at: dayOf(relation),
    })),
  );
}

async function cookieOf(db: Database, fixture: Fixture): Promise<string> {
  const waiting = `waiting=${secrets.browser}`;
  if (fixture.person === 'visitor') return waiting;
  const running = { clientId: of(fixture, 'client', 'own'), presentationId: of(fixture, 'presentation', 'own') };
  const token = await beginSession(db, {
    ...(fixture.person === 'client' ? {} : { userId: of(fixture, 'user', 'own'), method: 'password' as const }),
    ...(people[fixture.person].hasClient ? running : {}),
  });
  return `${waiting}; session=${token}`;
}
