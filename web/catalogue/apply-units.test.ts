import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { HomeProperty, Property } from '#contract/entities/property.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { applyUnits } from './apply-units.ts';
import { forgetApplied, mergeUnits, withApplied } from './merge-units.ts';
import { catalogueKeys, unitListQuery } from './queries.ts';

const { available, reserved } = UnitStatus;
const home = (id: number, status_id: UnitStatusId = available) =>
  ({ id, building_id: 1, flat_level: 1, status: 'available', status_id, is_dublex: false }) satisfies HomeProperty;
const full = (id: number, version: number, status_id: UnitStatusId = available) =>
  ({ ...home(id, status_id), code: `A ${id}`, version }) as Property;

test('replaces a changed unit and keeps the others', () => {
  expect(mergeUnits([full(1, 3), full(2, 4)], [full(2, 5, reserved)])).toEqual([full(1, 3), full(2, 5, reserved)]);
});

test('ignores an older answer that arrives late', () => {
  expect(mergeUnits([full(1, 9, reserved)], [full(1, 8)])).toEqual([full(1, 9, reserved)]);
});

test('removes units no longer offered and adds new ones', () => {
  expect(mergeUnits([full(1, 1), full(2, 2)], [full(3, 3)], [1])).toEqual([full(2, 2), full(3, 3)]);
});

test('takes a withdrawn unit out of the catalogue, and reloads the list of withdrawn ones', () => {
  const queries = new QueryClient();
  queries.setQueryData(unitListQuery.queryKey, { units: [full(1, 1), full(2, 2)], version: 7, epoch: 'a' });
  queries.setQueryData(catalogueKeys.withdrawn, []);
  applyUnits(queries, [{ ...full(2, 3), is_withdrawn: true }, full(1, 4, reserved)]);
  expect(queries.getQueryData(unitListQuery.queryKey)).toEqual({
    units: [full(1, 4, reserved)],
    version: 7,
    epoch: 'a',
  });
  expect(queries.getQueryState(catalogueKeys.withdrawn)?.isInvalidated).toBe(true);
});

test('reloads withdrawn units that were being loaded when another unit was withdrawn', async () => {
  const queries = new QueryClient();
  const answers: ((units: Property[]) => void)[] = [];
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Property[]>();
    signal.addEventListener('abort', () => reject(new Error('not wanted any more')));
    answers.push(resolve);
    return promise;
  };
  const observer = new QueryObserver(queries, { queryKey: catalogueKeys.withdrawn, queryFn });
  const stop = observer.subscribe(() => {});
  applyUnits(queries, [], [2]);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]!([]);
  answers[1]!([full(2, 3)]);
  await expect.poll(() => queries.getQueryData(catalogueKeys.withdrawn)).toEqual([full(2, 3)]);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', fetchStatus: 'idle' });
  stop();
});

test('keeps the reduced units of a visitor', () => {
  expect(mergeUnits([home(1)], [full(1, 2, reserved)])).toEqual([home(1)]);
  expect(mergeUnits([home(1)], [home(1, reserved)])).toEqual([home(1, reserved)]);
});

test('keeps a change that was applied while an older answer was on its way', () => {
  forgetApplied();
  const requestedAt = performance.now();
  applyUnits(new QueryClient(), [home(1, reserved)], [2]);
  expect(withApplied([home(1), home(2), home(3)], requestedAt)).toEqual([home(1, reserved), home(3)]);
  expect(withApplied([home(1), home(2)], performance.now() + 1)).toEqual([home(1), home(2)]);
  forgetApplied();
  expect(withApplied([home(1)], requestedAt)).toEqual([home(1)]);
});
