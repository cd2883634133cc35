import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import { fillSampleProject } from '#tools/testing/sample-pictures.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { buildings, buildingTypes, properties } from '#server/database/schema.ts';

const { app } = await ownApp(async ({ db }, dataDir) => {
  const { projectId: project_id, unitIds } = await saveSampleProject(db, { settings: { visitorAccess: 'browse' } });
  await fillSampleProject(db, dataDir);
  const names = { plural_en: 'The townhouses', counted_en: 'townhouse|townhouses', counted_tr: 'sıra ev' };
  const types = await db
    .insert(buildingTypes)
    .values([
      { project_id, name: 'Villa', title_en: 'Villa', title_tr: 'Villa' },
      { project_id, name: 'Townhouse', title_en: 'Townhouse', title_tr: 'Sıra ev', further_texts: names },
    ])
    .returning();
  for (const [index, type] of [types[0]!, ...Array.from({ length: 4 }, () => types[1]!)].entries()) {
    const code = `H${index}`;
    const [house] = await db
      .insert(buildings)
      .values({
        project_id,
        code,
        class_name: 'H',
        name_en: `House ${index}`,
        name_tr: `Ev ${index}`,
        number: index + 2,
        zone_id: 1,
        is_villa: true,
        instance_name: code,
        building_type_id: type.id,
      })
      .returning();
    const unit = { building_id: house!.id, code, status_id: UnitStatus.available } as const;
    await db.update(properties).set(unit).where(eq(properties.id, unitIds[index]!));
  }
});

const read = async (language: string) =>
  readPdf((await app.inject(`/assets/pdf/brochure.pdf?lang=${language}`)).rawPayload);

it('the brochure calls houses as their type says, with a bookmark, a list and a number for each type', async () => {
  const { bookmarks, pages, text } = await read('en');
  // Four townhouses fill two pages, of which the second has the same title.
  expect(pages.filter((page) => page.includes('The townhouses') && page.includes('House'))).toHaveLength(2);
  const above = bookmarks.filter(({ title }) => /^House [1-4]$/.test(title)).map(({ parent }) => parent);
  expect(above).toEqual(Array.from({ length: 4 }, () => 'The townhouses'));
  const titles = bookmarks.map(({ title }) => title).filter((title) => title.startsWith('The '));
  expect(titles.filter((title) => title.endsWith('houses'))).toEqual([
    'The houses',
    'The townhouses',
    'The houses',
    'The townhouses',
  ]);
  expect(text).toMatch(/\n1\n(.+\n){0,6}4\n(.+\n){0,6}house\n(.+\n){0,6}townhouses\n|\nhouse\n(.*\n)*townhouses\n/);
});

it('and in the words of the product where the type has none in the language of the reader', async () => {
  const { bookmarks, text } = await read('tr');
  expect(bookmarks.map(({ title }) => title)).toContain('Müstakil evler');
  expect(text).toMatch(/\nsıra ev\n/);
});
