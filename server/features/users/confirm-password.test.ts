import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/database/schema.ts';
import { openBrowser, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp();

beforeEach(async () => {
  await db.delete(rateLimits);
});

describe('the password that a session asks for', () => {
  const confirm = (browser: Browser, current_password: string) =>
    browser.post('/secondFactors/confirm', { current_password });
  const logIn = (browser: Browser, password: string) =>
    browser.post('/users/login', { email: 'rep@asteria.example', password, project_id: ids.projectId });
  const times = async (count: number, act: () => Promise<{ status: number }>) => {
    const statuses = [];
    for (let time = 0; time < count; time++) statuses.push((await act()).status);
    return statuses;
  };

  it('has to wait after five wrong ones, including those of logins in the same browser', async () => {
    const rep = await as('rep');
    expect(await times(4, () => logIn(rep, 'guess'))).toEqual([200, 200, 200, 200]);
    expect(await times(2, () => confirm(rep, 'guess'))).toEqual([400, 429]);
    expect((await confirm(rep, 'asteria')).status).toBe(429);
    expect((await confirm(await as('rep2'), 'guess')).status).toBe(400);
  });

  it('counts anew after a correct one', async () => {
    const rep = await as('rep');
    for (let round = 0; round < 3; round++) {
      expect(await times(4, () => confirm(rep, 'guess'))).toEqual([400, 400, 400, 400]);
      expect((await confirm(rep, 'asteria')).body).toEqual({ response: true });
    }
  });

  it('does not have to wait because strangers guess it from the same network', async () => {
    const rep = await as('rep');
    const stranger = openBrowser(app);
    expect(await times(6, () => logIn(stranger, 'guess'))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await confirm(rep, 'asteria')).body).toEqual({ response: true });
    rep.cookies.delete('device');
    expect((await confirm(rep, 'asteria')).status).toBe(429);
  });
});
