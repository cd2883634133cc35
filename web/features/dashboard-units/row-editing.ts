import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { groupDigits } from '#domain/numbers/group-digits.ts';
import { currencyDigits, minorPerUnit } from '#domain/money/minor-units.ts';
import { readPrice, type ReadCurrency } from '#domain/price-list/read-price.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import { callApi, ApiProblem } from '#web/api/call-api.ts';
import { useApplyUnits } from '#web/catalogue/apply-units.ts';
import { unitListQuery } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { problemText } from '#web/ui/dashboard/problems.ts';
import { useToast } from '#web/ui/toast.tsx';
import { readReason } from './changes-preview.tsx';

/** A row being edited: the price as typed, the status id as a string, and the reason. */
export type UnitDraft = { unit: Property; price: string; status: string; reason: string };
/** The field of a draft that is invalid. */
export type DraftError = 'price' | 'reason';

/** A draft with the unit's current values. */
function createDraft(unit: Property, currency: ReadCurrency): UnitDraft {
  return {
    unit,
    price: unit.price === undefined ? '' : editablePrice(unit.price, currency),
    status: String(unit.status_id),
    reason: '',
  };
}

/**
 * Formats a price in minor units for editing: `284.500`, with decimals only if there are any. In currencies with three
 * decimals they are always shown, because `284.500` would be ambiguous there.
 */
function editablePrice(minor: number, { currency }: ReadCurrency): string {
  const digits = currencyDigits(currency);
  const perUnit = minorPerUnit(currency);
  const whole = groupDigits(String(Math.floor(minor / perUnit)), '.');
  const rest = minor % perUnit;
  return rest === 0 && digits < 3 ? whole : `${whole},${String(rest).padStart(digits, '0')}`;
}

/** The changes of a draft, `unchanged` if there are none, or the field that is invalid. An empty price is no change. */
function readDraft(
  { unit, price, status, reason }: UnitDraft,
  currency: ReadCurrency,
): { price?: number; status_id?: number; reason: string } | 'unchanged' | DraftError {
  const changes: { price?: number; status_id?: number } = {};
  const newPrice = readPrice(price, currency);
  // A price on request is stored as 0, which `readPrice` does not accept.
  const isSamePrice = newPrice === unit.price || (newPrice === 'price_zero' && unit.price === 0);
  const isUntouched = price === createDraft(unit, currency).price;
  if (price.trim() !== '' && !isSamePrice && !isUntouched) {
    if (typeof newPrice === 'string') return 'price';
    changes.price = newPrice;
  }
  if (Number(status) !== unit.status_id) changes.status_id = Number(status);
  if (Object.keys(changes).length === 0) return 'unchanged';
  const readable = readReason(reason);
  return readable === undefined ? 'reason' : { ...changes, reason: readable };
}

/** Saves the changes of one unit. Fails if somebody else has changed the unit meanwhile. */
function useChangeUnit(onDone: (unit: Property) => void) {
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
      onDone(unit);
    },
    onError: async (error, change) => {
      if (error instanceof ApiProblem && error.code === 'stale_preview') {
        await queries.invalidateQueries(unitListQuery);
        const current = queries.getQueryData(unitListQuery.queryKey)?.units.find(({ id }) => id === change.unit.id);
        onDone(change.unit);
        // Already saved by an attempt whose answer was lost.
        if (current && hasValues(current, change)) toast(t('units.changed', { code: change.unit.code }));
        else toast(t('units.changedMeanwhile'), 'error');
      } else toast(problemText(error, t), 'error');
    },
  });
}

type Values = { price?: number | undefined; status_id?: number | undefined };

function hasValues(unit: Values, { price, status_id }: Values): boolean {
  return (price ?? unit.price) === unit.price && (status_id ?? unit.status_id) === unit.status_id;
}

/**
 * The confirmation that a new status needs: `held` if a client may lose the unit, `leaving` if it leaves the catalogue
 * for good.
 */
function questionFor(unit: Property, status: number | undefined): 'held' | 'leaving' | null {
  if (status === undefined) return null;
  if (unit.is_withdrawn && status === UnitStatus.available) return 'leaving';
  return isHeldStatus(unit.status_id) ? 'held' : null;
}

/** The state of the row being edited, and its actions. */
export function useRowEditing() {
  const t = useText();
  const confirm = useConfirm();
  const settings = useSettings();
  const [draft, setDraft] = useState<UnitDraft>();
  const [error, setError] = useState<DraftError>();
  const close = () => {
    setDraft(undefined);
    setError(undefined);
  };
  // Another row may be edited by now.
  const { mutate, isPending } = useChangeUnit((unit) =>
    setDraft((current) => (current?.unit.id === unit.id ? undefined : current)),
  );
  const save = async () => {
    if (!draft || isPending) return;
    const changes = readDraft(draft, settings);
    if (changes === 'unchanged') return close();
    if (typeof changes === 'string') return setError(changes);
    const question = questionFor(draft.unit, changes.status_id);
    const { code } = draft.unit;
    if (
      question &&
      !(await confirm({ title: t(`units.${question}Title`, { code }), text: t(`units.${question}Text`) }))
    )
      return;
    mutate({ unit: draft.unit, ...changes });
  };
  return {
    draft,
    error,
    busy: isPending,
    save: () => void save(),
    cancel: close,
    edit: (unit: Property) => {
      setError(undefined);
      setDraft(createDraft(unit, settings));
    },
    update: (part: Partial<UnitDraft>) => {
      setError(undefined);
      setDraft((current) => current && { ...current, ...part });
    },
  };
}
