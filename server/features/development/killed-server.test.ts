import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { listPostgres, startEmbeddedServer, waitUntil } from '#tools/testing/embedded-server.ts';

it.runIf(process.platform === 'linux')(
  'says at its next start that a package was interrupted by a kill, deletes its files and takes another at once',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'loggia-killed-'));
    await chmod(dataDir, 0o755);
    const killed = await startEmbeddedServer(dataDir);
    const body = new URLSearchParams({ email: 'general@asteria.example', password: demoPassword, project_id: '7' });
    const login = await fetch(`${killed.address}/api/users/login`, { method: 'POST', body });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const listUploads = async (address: string) => {
      const answer = await fetch(`${address}/api/project/packages`, { headers: { cookie } });
      return ((await answer.json()) as { uploads: unknown[] }).uploads;
    };
    const headers = { cookie, 'content-type': 'application/zip', 'content-length': 1_000 };
    const upload = request(`${killed.address}/api/project/packages`, { method: 'POST', headers });
    upload.on('error', () => undefined);
    upload.write('PK');
    await waitUntil(async () => (await listUploads(killed.address)).length === 1);
    await killed.kill();
    const next = await startEmbeddedServer(dataDir);
    onTestFinished(async () => {
      await next.kill();
      await waitUntil(async () => (await listPostgres(dataDir)).all.length === 0);
      await rm(dataDir, { recursive: true, force: true });
    });
    expect(await listUploads(next.address)).toMatchObject([{ state: 'failed', failure: 'interrupted' }]);
    await waitUntil(async () => (await readdir(join(dataDir, 'uploads'))).length === 0);
    const again = await fetch(`${next.address}/api/project/packages`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/zip' },
      body: 'PK',
    });
    expect(again.status).toBe(200);
  },
);
