import { expect } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { beginPresentation, unitsWith } from './begin-presentation.ts';
import { lightPage, type Visit } from './browser-test.ts';
import { readTower } from './read-catalogue.ts';

/** A presentation in a separate browser, which changes units while other browsers watch. */
export async function openSeller(visit: Visit) {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await beginPresentation(page, 'client@asteria.example');
  const origin = await page.evaluate(() => location.origin);
  const tower = await readTower(page);
  const unit = (await unitsWith(page, 1)).find(
    (candidate) => candidate.building_id === tower.id && candidate.flat_level > 0 && candidate.flat_level < 8,
  )!;
  const change = async (status: number) => {
    const answer = await page.request.post(`/api/properties/${unit.id}`, {
      form: { _method: 'PUT', status: String(status) },
      headers: { origin },
    });
    expect(await answer.json()).toMatchObject({ response: true });
  };
  return { tower, unit, reserve: () => change(UnitStatus.reserved), cancel: () => change(UnitStatus.available) };
}
