import { priceCalls } from '#contract/calls/prices.ts';
import { sayListMistake } from '#contract/errors/price-list-texts.ts';
import type { Language } from '#contract/form.ts';
import { statusTitles } from '#contract/texts/status-titles.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { checkPriceList, type CheckedList, type ListContext } from '#domain/price-list/price-list.ts';
import { unitStatuses } from '#domain/units/statuses.ts';
import type { CallHandler } from '../../calls/registry.ts';
import type { Queryable } from '../../database/connection.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SalesParts } from '../../parts.ts';
import { needProject } from '../../people/find-project.ts';
import { changePrices, nameOfPlan } from './change-prices.ts';
import { readListFile, type UnreadableFile } from './read-list-file.ts';
import { needProjectId, readPricedUnits } from './read-priced-units.ts';

type Mistakes = (CheckedList['mistakes'][number] | (UnreadableFile & { values: Record<string, never> }))[];
type Checked = { changes: CheckedList['changes']; unchanged: number; mistakes: Mistakes };

/** Statuses by the names that lists give them: our own, and the titles of both languages. */
const statusNames: ListContext['statusNames'] = new Map(unitStatuses.flatMap(({ id, name }) => [name, statusTitles[name].en, statusTitles[name].tr].map((word) => [word.normalize('NFKC').toLowerCase(), id] as const)));

/** Tells every mistake of a price list, or what it would change. Changes nothing. */
export function checkList({ db, catalogue }: SalesParts): CallHandler<typeof priceCalls.checkPriceList> {
  return async ({ body, language }) => {
    const checked = await check(db, await needProjectId(catalogue), body.file as Buffer);
    return { changes: checked.changes.map(({ version: _version, ...change }) => change), unchanged: checked.unchanged, mistakes: say(checked.mistakes, language), seen: nameOfPlan(checked.changes) };
  };
}

/** Applies a price list as it was checked; one mistake, and nothing is applied. */
export function applyList(parts: SalesParts): CallHandler<typeof priceCalls.applyPriceList> {
  return async ({ body, actor }) => {
    const projectId = await needProjectId(parts.catalogue);
    const changed = await changePrices(parts, body.seen, { actor, cause: 'list', reason: body.reason }, async (tx) => {
      const { changes, mistakes } = await check(tx, projectId, body.file as Buffer);
      if (mistakes.length > 0) throw new ProblemError('list_has_mistakes');
      return changes;
    });
    return { changed };
  };
}

async function check(tx: Queryable, projectId: number, file: Buffer): Promise<Checked> {
  const { settings } = await needProject(tx, projectId);
  const rows = await readListFile(Buffer.from(file));
  if (!Array.isArray(rows)) return { changes: [], unchanged: 0, mistakes: [{ ...rows, values: {} }] };
  return checkPriceList(rows, await readPricedUnits(tx, projectId), { currency: settings.currencyUnit, statusNames, money: (minor) => formatPrice(minor, settings) });
}

function say(mistakes: Mistakes, language: Language) {
  return mistakes.toSorted((a, b) => a.line - b.line).map(({ line, code, values }) => ({ line, code, ...sayListMistake(code, values, language) }));
}
