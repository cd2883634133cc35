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

it('all floors of a tower are on one page of the brochure, on which nothing else is cut off', async () => {
  const { rawPayload } = await app.inject('/assets/pdf/brochure.pdf');
  const { pages } = readPdf(rawPayload);
  const about = pages.filter((page) => page.includes('The building'));
  expect(about).toHaveLength(1);
  const lines = about[0]!.split('\n').map((line) => line.trim());
  const names = ['Ground floor', ...levels.slice(1).map((level) => `Floor ${level}`)];
  expect(names.filter((name) => !lines.some((line) => line.startsWith(name)))).toEqual([]);
});
