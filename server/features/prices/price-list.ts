import { fold } from '#domain/texts/fold.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import { listMistakeText } from '#contract/texts/list-mistake-text.ts';
import { statusTitle } from '#contract/texts/status-title.ts';
import type { Language } from '#domain/texts/language.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { checkPriceList, type CheckedList, type ListContext } from '#domain/price-list/price-list.ts';
import { unitStatuses } from '#domain/units/statuses.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { changePrices, hashPlan } from './change-prices.ts';
import type { ListReader } from './list-reader.ts';
import type { UnreadableFile } from './read-list-file.ts';
import { readPricedUnits } from './read-priced-units.ts';

type Mistakes = (CheckedList['mistakes'][number] | UnreadableFile)[];
type ReadList = Awaited<ReturnType<ListReader['read']>>;

type Checked = { changes: CheckedList['changes']; unchanged: number; mistakes: Mistakes };

/** The dependencies of handlers of price lists. */
export type ListDependencies = SalesDependencies & { lists: ListReader };

/** Statuses by the names that price lists may use: those of `unitStatuses`, and the titles in every language. */
const statusNames: ListContext['statusNames'] = new Map(
  unitStatuses.flatMap(({ id, name }) =>
    [name, ...Object.values(statusTitle(name))].map((word) => [fold(word), id] as const),
  ),
);

/** Returns every mistake of a price list, or what it would change. Nothing is written. */
export function checkList({ db, lists }: ListDependencies): CallHandler<typeof priceCalls.checkPriceList> {
  return async ({ body, language }) => {
    const checked = await check(db, await lists.read(body.file as Buffer));
    return {
      changes: checked.changes.map(({ version: _version, ...change }) => change),
      unchanged: checked.unchanged,
      mistakes: presentMistakes(checked.mistakes, language),
      seen: hashPlan(checked.changes),
    };
  };
}

/** Applies a price list that was checked. Throws `list_has_mistakes` on any mistake. */
export function applyList(dependencies: ListDependencies): CallHandler<typeof priceCalls.applyPriceList> {
  return async ({ body, actor }) => {
    // Read before the transaction, so that no lock is held meanwhile.
    const rows = await dependencies.lists.read(body.file as Buffer);
    const changed = await changePrices(
      dependencies,
      body.seen,
      { actor, cause: 'list', reason: body.reason },
      async (tx) => {
        const { changes, mistakes } = await check(tx, rows);
        if (mistakes.length > 0) throw new ProblemError('list_has_mistakes');
        return changes;
      },
    );
    return { changed };
  };
}

async function check(tx: Queryable, rows: ReadList): Promise<Checked> {
  const { id, settings } = await requireProject(tx);
  if (!Array.isArray(rows)) return { changes: [], unchanged: 0, mistakes: [rows] };
  return checkPriceList(rows, await readPricedUnits(tx, id), {
    currency: settings,
    statusNames,
    money: (minor) => formatPrice(minor, settings),
  });
}

function presentMistakes(mistakes: Mistakes, language: Language) {
  return mistakes
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, code, values }) => ({ line, code, ...listMistakeText(code, values, language) }));
}
