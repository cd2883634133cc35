import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { createRandom } from '../random.ts';
import type { Company } from './company.ts';
import type { RaceObjects, Send } from './race-command.ts';
import { addRaceCompany, raceCompanyCommands } from './race-company-commands.ts';
import { addRaceFactors, raceFactorCommands } from './race-factor-commands.ts';
import { addRaceUpload, racePackageCommands } from './race-package-commands.ts';
import { freeUnit, makeRaceObjects, raceCommands, type RaceCommandName } from './race-commands.ts';

/** A failure of a race of two commands: an answer of 500 or above, or contradictory rows. */
type RaceViolation = { pair: string; offset: number; what: string };

/** Where commands race: an app with `company` as its provider, and with `jsonPackageImporter`. */
type RaceFixture = { db: Database; send: Send; projectId: number; dataDir: string; company: Company };

/** `units` must not be used by anything else; every race that `takesUnit` consumes one. */
type PairRace = RaceFixture & {
  units: readonly number[];
  rounds: number;
  seed?: number;
  pairs?: [RaceCommandName, RaceCommandName][];
  onRound?: (done: number) => void;
};

/** All pairs of commands, including two of the same. */
export const allPairs: [RaceCommandName, RaceCommandName][] = (Object.keys(raceCommands) as RaceCommandName[]).flatMap(
  (one, index, names) => names.slice(index).map((two): [RaceCommandName, RaceCommandName] => [one, two]),
);

/** Whether a command loads a package that lacks the unit. */
export const takesUnit = (pair: readonly RaceCommandName[]) => pair.includes('import') || pair.includes('applyPackage');

/** Adds what some commands need besides the objects of every race. */
export async function addObjectsFor(
  names: readonly RaceCommandName[],
  { db, send, projectId, dataDir, company }: RaceFixture,
  objects: RaceObjects,
): Promise<void> {
  const { unit, rep } = objects;
  if (names.some((name) => name in raceFactorCommands)) objects.factors = await addRaceFactors(db, send, objects);
  if (names.some((name) => name in raceCompanyCommands)) objects.company = await addRaceCompany(db, company, rep);
  if (names.some((name) => name in racePackageCommands))
    objects.upload = await addRaceUpload(db, { dataDir, projectId, unit });
}

/** In milliseconds; longer than a command that hashes a password takes. */
const maxOffset = 40;

/** Runs every pair of commands `rounds` times on new objects, the second a little later. Returns all failures. */
export async function racePairs({
  units,
  rounds,
  seed = 1,
  pairs = allPairs,
  onRound,
  ...fixture
}: PairRace): Promise<RaceViolation[]> {
  const { db, send, projectId } = fixture;
  const random = createRandom(seed);
  const violations: RaceViolation[] = [];
  const [shared = 0, ...left] = units;
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, names] of pairs.entries()) {
      const turned = random.chance(0.5) ? names : names.toReversed();
      // Most commands collide within a few milliseconds, but some hash a password first.
      const offset = random.chance(0.7) ? random.between(0, 6) : random.between(0, maxOffset);
      const unit = takesUnit(names) ? (left.pop() ?? 0) : shared;
      await freeUnit(db, unit);
      const objects = await makeRaceObjects(db, projectId, unit);
      await addObjectsFor(names, fixture, objects);
      const answers = await Promise.all(
        turned.map(async (name, place) => {
          if (place === 1) await wait(offset);
          return raceCommands[name]({ db, send, projectId, objects }).catch((error: unknown) => ({
            status: 599,
            text: String((error as Error).cause ?? error),
          }));
        }),
      );
      const failed = answers.flatMap((answer) => (answer.status >= 500 ? [`${answer.status} ${answer.text}`] : []));
      for (const what of [...failed, ...(await findContradictions(db, seen))])
        violations.push({ pair: turned.join(' + '), offset, what });
      onRound?.(round * pairs.length + index + 1);
    }
  }
  return violations;
}

/** States that must never exist, each with a query for the ids that are in it. */
const contradictions: Record<string, string> = {
  'units whose open claim has another status': `
    select p.id
    from properties p
    join property_claims c on c.property_id = p.id and c.closed_at is null
    where c.status <> p.status_id`,
  'units on sale under their former code, too': `
    select p.id
    from properties p
    join properties f on f.building_id = p.building_id and f.code = p.formerly and f.id <> p.id
    where not p.withdrawn
      and not f.withdrawn`,
  'units with two open actions': `
    select property_id as id
    from property_actions
    where cancelled_at is null
    group by 1
    having count(*) > 1`,
  'clients of a deleted user': `
    select c.id
    from clients c
    join users u on u.id = c.user_id
    where not u.is_active
      and c.erased_at is null`,
  'users below a deleted user': `
    select u.id
    from users u
    join users p on p.id = u.parent_id
    where u.is_active
      and not p.is_active`,
  'sessions of a deleted user': `select u.id from sessions s join users u on u.id = s.user_id where not u.is_active`,
  'sessions of a client who is gone': `
    select c.id
    from sessions s
    join clients c on c.id = s.client_id
    where c.erased_at is not null`,
  'sessions of a deactivated client': `
    select c.id
    from sessions s
    join clients c on c.id = s.client_id
    where not c.is_active`,
  'clients without a sales user who left the pool': `
    select id from clients where user_id is null and left_pool_at is not null and erased_at is null`,
  'links and known browsers of a deleted user': `
    select u.id
    from users u
    where not u.is_active
      and (
        exists (select from known_devices where user_id = u.id)
        or exists (select from pending_logins where user_id = u.id)
        or exists (select from authenticator_apps where user_id = u.id)
        or exists (select from passkeys where user_id = u.id)
        or exists (select from recovery_codes where user_id = u.id)
        or exists (select from tablet_logins where user_id = u.id and used_at is null))`,
  'known browsers, links, codes and mails of a client who was erased': `
    select c.id
    from clients c
    where c.erased_at is not null
      and c.merged_into_id is null
      and (
        exists (select from known_devices where client_id = c.id)
        or exists (select from reset_tokens where client_id = c.id)
        or exists (select from verification_codes where client_id = c.id)
        or exists (select from approvals where client_id = c.id)
        or exists (select from mails where about_client_id = c.id))`,
  'recovery codes without a factor': `
    select r.user_id as id
    from recovery_codes r
    where not exists (select from authenticator_apps a where a.user_id = r.user_id and a.secret is not null)
      and not exists (select from passkeys p where p.user_id = r.user_id)`,
  'presentations that run with a client who is gone': `
    select p.id
    from presentations p
    join clients c on c.id = p.client_id
    where p.ended_at is null
      and c.erased_at is not null`,
  'records of a client who was merged into another': [
    'favourites',
    'property_views',
    'presentations',
    'property_claims',
    'property_actions',
    'client_notes',
    'viewings',
  ]
    .map(
      (table) => `select c.id from ${table} t join clients c on c.id = t.client_id where c.merged_into_id is not null`,
    )
    .join(' union all '),
  'favourites, notes and viewings of a client who was erased': ['favourites', 'client_notes', 'viewings']
    .map((table) => `select c.id from ${table} t join clients c on c.id = t.client_id where c.erased_at is not null`)
    .join(' union all '),
};

/** Finds contradictory rows that were not `seen` before, and adds them to it. */
async function findContradictions(db: Database, seen: Set<string>): Promise<string[]> {
  const query = Object.entries(contradictions)
    .map(
      ([what, found]) =>
        `select '${what}' as what, array_agg(distinct id) as ids from (${found}) as found having count(*) > 0`,
    )
    .join(' union all ');
  const { rows } = await db.execute<{ what: string; ids: number[] }>(sql.raw(query));
  const found = rows.flatMap(({ what, ids }) => ids.map((id) => `${what}: ${id}`)).filter((one) => !seen.has(one));
  for (const one of found) seen.add(one);
  return found;
}
