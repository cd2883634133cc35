import { priceCalls } from '#contract/calls/prices.ts';
import { planBulkChange, type BulkChange, type NewPrice } from '#domain/price-list/bulk-change.ts';
import type { CallContext, CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { changePrices, hashPlan } from './change-prices.ts';
import { readPricedUnits } from './read-priced-units.ts';

type BulkRequest = CallContext<typeof priceCalls.previewBulkPrices>['body'];

/** Previews a bulk price change. */
export function previewBulkPrices({ db }: SalesDependencies): CallHandler<typeof priceCalls.previewBulkPrices> {
  return async ({ body }) => {
    const { rows, unchanged } = await plan(db, body);
    return {
      rows: rows.map(({ id, old_price, new_price }) => ({ id, old_price, new_price })),
      unchanged,
      seen: hashPlan(rows),
    };
  };
}

/** Applies a bulk price change that was previewed. */
export function applyBulkPrices(dependencies: SalesDependencies): CallHandler<typeof priceCalls.applyBulkPrices> {
  return async ({ body, actor }) => {
    return {
      changed: await changePrices(
        dependencies,
        body.seen,
        { actor, cause: 'bulk', reason: body.reason },
        async (tx) => (await plan(tx, body)).rows,
      ),
    };
  };
}

async function plan(tx: Queryable, request: BulkRequest): Promise<{ rows: NewPrice[]; unchanged: number }> {
  const { id } = await requireProject(tx);
  const planned = planBulkChange(await readPricedUnits(tx, id), toChange(request));
  if (typeof planned === 'string') throw new ProblemError('price_out_of_range');
  return planned;
}

function toChange({
  buildings,
  floors,
  room_types,
  apartment_types,
  statuses,
  kind,
  amount,
  step,
  rounding_mode,
}: BulkRequest): BulkChange {
  return {
    scope: { buildings, floors, room_types, apartment_types, statuses },
    by: { kind, amount },
    rounding: { step, mode: rounding_mode },
  };
}
