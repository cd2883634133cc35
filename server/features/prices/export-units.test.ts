import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { properties } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { WorkbookParts } from '#server/tables/workbook-parts.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser } from '#tools/testing/sales-sessions.ts';
import { checkList } from '#tools/testing/send-list.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp();
const cookie = `session=${await beginSession(db, { userId: await makeUser(db, ids.projectId, 'general_manager') })}`;
const download = (format: string) =>
  app.inject({ url: `/api/properties/export?format=${format}&lang=en`, headers: { cookie } });

it('the columns of a workbook are wide enough for what they contain', async () => {
  const workbook = (await download('xlsx')).rawPayload;
  const longest = (await readSheet(workbook)).reduce<number[]>(
    (widths, row) => row.map((cell, at) => Math.max(widths[at] ?? 0, String(cell ?? '').length)),
    [],
  );
  const widths: number[] = [];
  const parts = await WorkbookParts.open(workbook, 10_000_000);
  await parts.read('xl/worksheets/sheet1.xml', {
    open: (name, { width }) => void (name === 'col' && widths.push(Number(width))),
  });
  expect(widths).toHaveLength(longest.length);
  for (const [at, width] of widths.entries()) expect(width).toBeGreaterThan(longest[at]!);
});

it('no cell is one that a spreadsheet would execute', async () => {
  await db.update(properties).set({ code: '=HYPERLINK("http://x")' }).where(eq(properties.id, ids.unitIds[0]!));
  app.catalogue.invalidate();
  const csv = (await download('csv')).body;
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv.split(/[\r\n,]+/).filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
  const workbook = (await download('xlsx')).rawPayload;
  expect((await readSheet(workbook)).flat()).toContain(`'=HYPERLINK("http://x")`);
  expect((await checkList(app, cookie, workbook)).json()).toMatchObject({
    mistakes: [],
    unchanged: ids.unitIds.length,
  });
});
