import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { groupDigits } from '#domain/numbers/group-digits.ts';
import { readPrice } from '#domain/price-list/read-price.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callApi } from '#web/api/call-api.ts';
import { useApplyUnits } from '#web/catalogue/apply-units.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** What is typed into a row: the price as text, the status by its code, and why. */
export type Draft = { unit: Property; price: string; status: string; reason: string };
export type DraftFault = 'price' | 'reason' | 'same';

/** Opens a row for changing, with what it holds. */
export function draftOf(unit: Property): Draft {
  return {
    unit,
    price: unit.price === undefined ? '' : typedPrice(unit.price),
    status: String(unit.status_id),
    reason: '',
  };
}

/** A price, in minor units, as prices are shown, for typing over: `284.500`, with cents only where there are some. */
function typedPrice(minor: number): string {
  const [whole, cents] = [String(Math.floor(minor / 100)), minor % 100];
  return `${groupDigits(whole, '.')}${cents === 0 ? '' : `,${String(cents).padStart(2, '0')}`}`;
}

/** What a draft changes, or what is wrong with it. */
export function readDraft(
  { unit, price, status, reason }: Draft,
  currency: string,
): { price?: number; status_id?: number; reason: string } | DraftFault {
  const wanted = readPrice(price, currency);
  const isPriceNew = price.trim() !== '' && wanted !== unit.price && !(wanted === 'price_zero' && unit.price === 0);
  if (isPriceNew && typeof wanted === 'string') return 'price';
  const changes = {
    ...(isPriceNew ? { price: wanted as number } : {}),
    ...(Number(status) === unit.status_id ? {} : { status_id: Number(status) }),
  };
  if (Object.keys(changes).length === 0) return 'same';
  return reason.trim().length < 3 ? 'reason' : { ...changes, reason: reason.trim() };
}

/** Changes one unit as the row says, unless it has changed since; the table and every other screen follow. */
export function useChangeUnit(onDone: () => void) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const apply = useApplyUnits();
  return useMutation({
    mutationFn: ({ unit, ...changes }: { unit: Property; price?: number; status_id?: number; reason: string }) =>
      callApi(calls.updatePriceOrStatus, { params: { id: unit.id }, body: { ...changes, version: unit.version } }),
    onSuccess: (unit) => {
      apply([unit]);
      void queries.invalidateQueries({ queryKey: ['unitHistory', unit.id] });
      toast(t('units.changed', { code: unit.code }));
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'stale_preview') {
        void queries.invalidateQueries({ queryKey: catalogueKeys.properties });
        onDone();
        toast(t('units.changedMeanwhile'), 'error');
      } else toast(error instanceof ApiProblem && error.status > 0 ? error.message : t('units.offline'), 'error');
    },
  });
}
