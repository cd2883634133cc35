import { expect, it } from 'vitest';
import { mergeSettings } from '#tools/testing/merge-settings.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';

const {
  app,
  database: { db },
  ids: { projectId },
} = await ownSampleApp({ units: 4 });

it('names an exported table after the day at the development', async () => {
  const { cookie } = await openSalesSession(db, projectId);
  const nameIn = async (timeZone: string) => {
    await mergeSettings(db, { timeZone });
    const { headers } = await app.inject({ url: '/api/properties/export?format=csv', headers: { cookie } });
    return /filename="units-([\d-]{10})\.csv"/.exec(String(headers['content-disposition']))?.[1] ?? '';
  };
  // 25 hours apart: never the same day.
  const east = await nameIn('Pacific/Kiritimati');
  const west = await nameIn('Pacific/Pago_Pago');
  expect(Date.parse(east) - Date.parse(west)).toBeGreaterThanOrEqual(86_400_000);
});

it('names an exported table in the language that was asked for', async () => {
  const { cookie } = await openSalesSession(db, projectId);
  const { headers } = await app.inject({ url: '/api/properties/export?format=csv&lang=tr', headers: { cookie } });
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="konutlar-[\d-]{10}\.csv"; filename\*=UTF-8''konutlar-[\d-]{10}\.csv$/,
  );
});
