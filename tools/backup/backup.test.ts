import { chmod, cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readState } from '#server/catalogue/read-state.ts';
import { openConnection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/read-migrations.ts';
import { lowestRunning } from '#server/database/snapshot-number.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { eraseAgain } from '#server/features/clients/erase-client.ts';
import { askPlace, backUpPlace, ownPlaces, restoreInto } from '#tools/testing/backup-places.ts';
import { brokenUnits } from '#tools/testing/broken-units.ts';
import { describeSchema, hashFiles, readAllRows } from '#tools/testing/compare-databases.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';
import { headerName, rowsName, type Header } from './archive-format.ts';
import { createKey, readKeyLines } from './keys.ts';
import { openSnapshot } from './read-rows.ts';
import { writeArchive } from './write-archive.ts';

const migrations = await readMigrations();
const { root, newPlace, installation, newFolder } = await ownPlaces();

describe('a backup', () => {
  it('is restored in another PostgreSQL with all rows and files, and from there again', async () => {
    const first = await installation();
    const keyFile = join(root, 'key');
    const encryption = { recipients: [await createKey(keyFile)] };
    const key = { identities: await readKeyLines(keyFile), passphrase: undefined };
    const before = await askPlace(first, readAllRows);
    const schema = await askPlace(first, describeSchema);

    const dataDir = await mkdtemp(join(root, 'embedded-'));
    await chmod(dataDir, 0o755);
    const other = await startEmbeddedDatabase(dataDir, { durable: false });
    const second = { url: other.url, dataDir };
    const third = await newPlace();
    try {
      const { path, missing } = await backUpPlace(first, newFolder(), encryption);
      expect(missing).toEqual([]);
      const restored = await restoreInto(second, path, { key, move: true });
      expect(await askPlace(second, readAllRows)).toEqual({ ...before, epochs: [expect.any(String)] });
      expect(restored.rows).toBe(Object.values(before).flat().length - restored.header.sequences.length);
      const again = await backUpPlace(second, newFolder(), encryption);
      await restoreInto(third, again.path, { key, move: true });
    } finally {
      await other.stop();
    }
    expect(await askPlace(third, readAllRows)).toEqual({ ...before, epochs: [expect.any(String)] });
    expect(await askPlace(third, describeSchema)).toEqual(schema);
    const files = await hashFiles(join(first.dataDir, 'media'));
    delete files['d1/new.avif.77.partial'];
    expect(await hashFiles(join(third.dataDir, 'media'))).toEqual(files);

    const { db, close } = openConnection(third.url, 1);
    const restored = await readState(db);
    const sinceThen = lowestRunning(restored.reached);
    expect(restored.lastChange).toBeLessThan(sinceThen);
    expect((await readState(db, restored.reached)).written).toEqual([]);
    await db.execute('update properties set price = 7 where id = 2');
    const after = await readState(db, restored.reached);
    expect(after.lastChange).toBeGreaterThanOrEqual(sinceThen);
    expect(after.written).toMatchObject([{ row: { id: 2 } }]);
    await close();
  });

  it('of an earlier version is migrated when it is restored', async () => {
    const old = await installation(4);
    const { path } = await backUpPlace(old, newFolder());
    const place = await newPlace();
    const { header } = await restoreInto(place, path);
    expect(header.migrations.at(-1)?.name).toBe('0003_sales');
    const upgraded = openConnection(old.url, 1);
    await migrateDatabase(upgraded.pool);
    expect(await askPlace(place, describeSchema)).toEqual(await describeSchema(upgraded.pool));
    const clients = 'select email, search_text, phone_key, registered_alone, user_id, note from clients order by id';
    expect((await askPlace(place, (client) => client.query(clients))).rows).toEqual(
      (await upgraded.pool.query(clients)).rows,
    );
    await upgraded.close();
  });

  it('ends sessions and links, repeats no mail, erases later erased people again, and names deleted users', async () => {
    const place = await installation();
    const folder = newFolder();
    await askPlace(place, (client) =>
      client.query("update authenticator_apps set secret = 'v1:sealed with another key'"),
    );
    await askPlace(place, (client) =>
      client.query(`insert into approvals (kind, project_id, client_id, code_hash, browser_hash, device, network, language, number, expires_at)
        values ('login', 7, 2, 'x', 'b', 'd', 'n', 'en', 7, '2099-01-01')`),
    );
    await mkdir(folder);
    for (const [name, age] of Object.entries({ '20200101T000000Z': 90_000_000, '20200102T000000Z': 0 })) {
      const path = join(folder, `loggia-${name}.tar.partial`);
      await writeFile(path, '');
      await utimes(path, new Date(), new Date(Date.now() - age));
    }
    const earlier = await backUpPlace(place, folder);
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([
      'loggia-20200102T000000Z.tar.partial',
    ]);
    const connection = openConnection(place.url, 1);
    await inTransaction(connection.db, (tx) => eraseAgain(tx, 1));
    await connection.pool.query("update users set email = 'deleted-3', is_active = false where id = 3");
    await connection.close();
    // Kept under another name. The next backup differs in its second.
    await cp(earlier.path, join(folder, 'earlier.tar'));
    await rm(earlier.path);
    await backUpPlace(place, folder);

    const target = await newPlace();
    const restored = await restoreInto(target, join(folder, 'earlier.tar'), {
      secretsKey: 'a key of the operator with 32 characters',
    });
    expect(restored).toMatchObject({
      ended: { sessions: 2, mails: 1 },
      erasedAgain: 1,
      deletedUsers: [{ id: 3 }],
      hasErasedPeople: true,
      unreadableApps: 1,
    });
    const rows = await askPlace(target, readAllRows);
    const { sessions, reset_tokens, tablet_logins, pending_logins, verification_codes } = rows;
    expect([sessions, reset_tokens, tablet_logins, pending_logins, verification_codes].flat()).toEqual([]);
    const { rows: valid } = await askPlace(target, (client) =>
      client.query<{ table_name: string }>(
        `
          select table_name
          from information_schema.columns
          where table_schema = 'public'
            and column_name = 'expires_at'`,
      ),
    );
    // Everything that expires grants access.
    expect(valid.filter(({ table_name }) => rows[table_name]?.length !== 0)).toEqual([{ table_name: 'approvals' }]);
    const { rows: approvals } = await askPlace(target, (client) =>
      client.query('select client_id, voided_at is not null as is_voided from approvals'),
    );
    expect(approvals).toEqual([{ client_id: 2, is_voided: true }]);
    expect(JSON.stringify(rows)).not.toMatch(/ada@old|ada\.oz@old|"Ada"/);
    const { rows: running } = await askPlace(target, (client) =>
      client.query('select from presentations where ended_at is null'),
    );
    expect(running).toEqual([]);
  });

  it('contains a sale completely or not at all if it is made during sales', async () => {
    const place = await newPlace();
    const connection = openConnection(place.url, 5);
    await migrateDatabase(connection.pool);
    const { projectId, unitIds } = await saveSampleProject(connection.db, { settings: { canSell: true }, units: 60 });
    await connection.pool.query('update properties set status_id = 1, imported_status_id = 1');
    const app = await spawnApp(place.url, { DATA_DIR: place.dataDir });
    const state = { isDone: false, changes: 0 };
    const sell = async (offset: number) => {
      const { cookie } = await openSalesSession(connection.db, projectId, { role: 'general_manager' });
      for (let turn = 0; !state.isDone; turn += 1)
        for (const unit of unitIds.slice(offset, offset + 20)) {
          if (state.isDone) return;
          const answer = await askForStatus(app.address, cookie, { unit, status: turn % 2 === 0 ? 2 : 1 });
          if (answer.response) state.changes += 1;
        }
    };
    const sellers = [0, 20, 40].map(sell);
    const { path } = await askPlace(place, async (other) => {
      // The backup pauses here, after reading the units and before their history.
      await other.query('begin');
      await other.query('lock table recovery_codes in access exclusive mode');
      const backing = backUpPlace(place, newFolder());
      const waiting =
        "select from pg_stat_activity where application_name = 'loggia backup' and wait_event_type = 'Lock'";
      await expect.poll(async () => (await connection.pool.query(waiting)).rowCount).toBe(1);
      const before = state.changes;
      await expect.poll(() => state.changes).toBeGreaterThan(before + 20);
      await other.query('rollback');
      return backing;
    });
    state.isDone = true;
    await Promise.all(sellers);
    await app.stop();
    await connection.close();
    const target = await newPlace();
    await restoreInto(target, path);
    const { rows } = await askPlace(target, (client) => client.query(brokenUnits));
    expect(rows).toEqual([{ broken: 0, sold: expect.any(Number) }]);
  });

  it('reads every table as it was when the first was read', async () => {
    const place = await installation();
    const snapshot = await openSnapshot(place.url);
    const read = async (name: string) => {
      const parts: string[] = [];
      const table = snapshot.tables.find((known) => known.name === name)!;
      for await (const { data } of snapshot.readRows(table)) parts.push(data.toString());
      return parts.join('');
    };
    await read('properties');
    await askPlace(place, (client) =>
      client.query("update clients set first_name = 'Later'; delete from property_claims"),
    );
    expect(await read('clients')).not.toContain('Later');
    expect(await read('property_claims')).not.toBe('');
    await snapshot.close();
  });

  it('refuses an empty database, and lists missing media', async () => {
    await expect(backUpPlace(await newPlace(), newFolder())).rejects.toThrow('The database is empty: there is nothing');
    const place = await installation();
    await rm(join(place.dataDir, 'media', 'p1'), { recursive: true });
    expect((await backUpPlace(place, newFolder())).missing).toEqual(['p1']);
    await rm(join(place.dataDir, 'media'), { recursive: true });
    const folder = newFolder();
    await expect(backUpPlace(place, folder)).rejects.toThrow(
      /none of the 2 media files .*Is DATA_DIR the one of the server/,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a restore', () => {
  it('refuses a database or media that are not empty, and a running server, unless told to replace them', async () => {
    const { path } = await backUpPlace(await installation(), newFolder());
    const place = await installation();
    await askPlace(place, (client) => client.query("update projects set texts = '{}'"));
    const { dataDir } = await newPlace();
    await expect(restoreInto(place, path)).rejects.toThrow(/media is not empty. .*--replace/);
    await expect(restoreInto({ url: place.url, dataDir }, path)).rejects.toThrow(
      /The database is not empty. .*--replace/,
    );
    const running = openConnection(place.url, 1);
    await running.pool.query('select 1');
    await expect(restoreInto(place, path, { replace: true })).rejects.toThrow(
      'A server is using the database (1 connections). Stop every server process',
    );
    await running.close();
    const connected = "select from pg_stat_activity where datname = current_database() and application_name = 'loggia'";
    await expect.poll(() => askPlace(place, async (client) => (await client.query(connected)).rowCount)).toBe(0);
    await restoreInto(place, path, { replace: true });
    const { rows } = await askPlace(place, (client) =>
      client.query("select texts->'en'->>'motto' as motto from projects"),
    );
    expect(rows).toEqual([{ motto: 'Sea' }]);
  });

  it('leaves out tables of other programs, and never drops them', async () => {
    const place = await installation();
    await askPlace(place, (client) => client.query('create table strangers (id serial primary key)'));
    await askPlace(place, (client) => client.query('insert into strangers default values'));
    const { path } = await backUpPlace(place, newFolder());
    const target = await newPlace();
    expect(await restoreInto(target, path)).toMatchObject({ leftOut: ['strangers'] });
    await askPlace(target, (client) => client.query('create table others (id int)'));
    await expect(restoreInto(target, path, { replace: true })).rejects.toThrow(
      'tables that are not of this version of Loggia (others), so it is not replaced. Restore into an empty database.',
    );
  });

  it('leaves the database unchanged if it fails', async () => {
    const { path } = await backUpPlace(await installation(), newFolder());
    const place = await newPlace();
    await restoreInto(place, path);
    const before = await askPlace(place, readAllRows);
    const header: Header = {
      loggia_backup: 1,
      created_at: '2026-11-23T03:15:00.000Z',
      version: '0.1.0',
      postgres: '18.4',
      migrations: migrations.map(({ name, when }) => ({ name, when })),
      tables: [{ name: 'user_projects', columns: ['user_id', 'project_id'] }],
      sequences: [],
    };
    const write = async (name: string, wrong: Header) => {
      const file = join(root, name);
      await writeArchive(file, null, async (archive) => {
        await archive.add(headerName, Buffer.from(JSON.stringify(wrong)));
        await archive.add(rowsName('user_projects', 1), await promisify(gzip)(Buffer.from('1\t7\n')));
        return { user_projects: 1 };
      });
      return file;
    };
    await expect(restoreInto(place, await write('orphans.tar', header), { replace: true })).rejects.toThrow(
      /violates foreign key constraint/,
    );
    const newer = { ...header, migrations: [...header.migrations, { name: '9999_later', when: 9e12 }] };
    await expect(restoreInto(place, await write('newer.tar', newer), { replace: true })).rejects.toThrow(
      'made by a newer version of Loggia (0.1.0, migration 9999_later). Install that version or a newer one',
    );
    expect(await askPlace(place, readAllRows)).toEqual(before);
  });
});
