import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ownApp } from '#tools/testing/own-app.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import { fillSampleProject } from '#tools/testing/sample-pictures.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { properties } from '#server/database/schema.ts';

const levels = Array.from({ length: 42 }, (_, level) => level);

const { app } = await ownApp(async ({ db }, dataDir) => {
  const { unitIds } = await saveSampleProject(db, { units: levels.length, settings: { visitorAccess: 'browse' } });
  await fillSampleProject(db, dataDir);
  const [first = 0] = unitIds;
  await db.update(properties).set({ flat_level: sql`${properties.id} - ${first}` });
});

it('all floors of a tower are on one page of the brochure', async () => {
  const { rawPayload } = await app.inject('/assets/pdf/brochure.pdf');
  const { pages } = readPdf(rawPayload);
  const [about = '', ...more] = pages.filter((page) => /Floor\s+Available\s+Residences/.test(page));
  expect(more).toEqual([]);
  const names = ['Ground floor', ...levels.slice(1).map((level) => `Floor ${level}`)];
  expect(names.filter((name) => !new RegExp(`${name}\\s+\\d\\s+1\\s`).test(about))).toEqual([]);
});
