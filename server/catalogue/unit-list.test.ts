import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackUnits, type PackedUnits } from '#contract/entities/packed-units.ts';
import type { Property } from '#contract/entities/property.ts';
import { unitViewFor } from '#domain/people/visitor-access.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { projectProperty } from './present-property.ts';
import { createListAnswer, createPackedAnswer, createUnitList, replaceInList } from './unit-list.ts';

const unit = (id: number, price = 100) =>
  ({
    id,
    building_id: id % 7,
    code: `Ö ${id}`,
    status: 'available',
    status_id: UnitStatus.available,
    price,
    version: 1,
    terrace_area: id % 2,
    has_terrace: id % 2 > 0,
    tags: id % 5 > 0 ? [] : ['corner'],
  }) as unknown as Property;
const unitsOf = (count: number) => Array.from({ length: count }, (_, index) => unit(index + 1));
const views = [unitViewFor(true, 'home'), unitViewFor(false, 'browse'), unitViewFor(false, 'home')];

describe('the list of units', () => {
  it.each([0, 1, 64, 65, 513, 1_000])('of %i units is their JSON, with the fields of each view', async (count) => {
    const units = unitsOf(count);
    const list = createUnitList(units);
    for (const view of views) {
      const answer = createListAnswer(list, view);
      expect(JSON.parse(String(answer.body))).toEqual(units.map((one) => projectProperty(one, view)));
      const packed = await answer.pieced?.gzip();
      expect(packed && String(gunzipSync(packed))).toBe(count <= 512 ? undefined : String(answer.body));
    }
  });

  it('with changed units equals a newly built one, and shares the chunks that did not change', async () => {
    const units = unitsOf(1_000);
    const before = createUnitList(units);
    const tag = createListAnswer(before, 'full').tag;
    const after = replaceInList(before, new Map([[70, unit(70, 5)]]));
    expect(after.chunks.map((chunk, index) => chunk === before.chunks[index]).filter((isKept) => !isKept)).toEqual([
      false,
    ]);
    const answer = createListAnswer(after, 'full');
    const fresh = createListAnswer(createUnitList(units.with(69, unit(70, 5))), 'full');
    expect([String(answer.body), answer.tag]).toEqual([String(fresh.body), fresh.tag]);
    expect(answer.tag).not.toBe(tag);
    expect(gunzipSync((await answer.pieced?.gzip()) ?? '').equals(fresh.body)).toBe(true);
  });

  it('has the same units in packed form, also after some have changed', async () => {
    const before = createUnitList(unitsOf(1_000));
    const after = replaceInList(before, new Map([[70, { ...unit(70, 5), tags: ['sea-view'] }]]));
    for (const view of ['full', 'withoutPrice'] as const) {
      const [was, is] = [before, after].map((list) => createPackedAnswer(list, view));
      for (const answer of [was, is])
        expect(String(gunzipSync((await answer?.pieced?.gzip()) ?? ''))).toBe(String(answer?.body));
      expect(is?.tag).not.toBe(was?.tag);
      const units = unpackUnits(JSON.parse(String(is?.body)) as PackedUnits);
      expect(units).toEqual(JSON.parse(String(createListAnswer(after, view).body)));
    }
  });
});
