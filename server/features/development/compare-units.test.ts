import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { properties } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockProject } from '#server/project/change-project.ts';
import { setChangeReason } from '#server/units/set-change-reason.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { compareUnits } from './compare-units.ts';
import { saveUnits } from './save-units.ts';

const { db } = await ownDatabase();
const { projectId, unitIds } = await saveSampleProject(db, { units: 3 });

async function overridePrice(id: number, price: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await setChangeReason(tx, { userId: null, cause: 'override' });
    await tx.update(properties).set({ price }).where(eq(properties.id, id));
  });
}

it('preview and load agree on a removed unit whose price was overridden and then restored', async () => {
  const id = unitIds[0]!;
  await db.update(properties).set({ status_id: UnitStatus.available, imported_status_id: UnitStatus.available });
  const [{ price } = { price: 0 }] = await db.select().from(properties).where(eq(properties.id, id));
  await overridePrice(id, price + 500);
  await overridePrice(id, price);

  const preview = await compareUnits(db, projectId, []);
  const loaded = await inTransaction(db, async (tx) => {
    await lockProject(tx);
    return saveUnits(
      tx,
      projectId,
      { units: [], heldUnits: [] },
      {
        buildings: new Map(),
        roomTypes: new Map(),
        apartmentTypes: new Map(),
        buildingTypes: new Map(),
      },
    );
  });

  const keptInPreview = preview.units_removed.filter((unit) => unit.is_kept);
  expect(preview.units_removed).toHaveLength(3);
  expect(keptInPreview.map(({ building, number }) => ({ building, number }))).toEqual([
    { building: 'A', number: '101' },
  ]);
  expect(loaded.kept).toEqual([{ building: 'A', number: '101', held: null }]);
  expect(preview.units_held).toEqual([]);
});
