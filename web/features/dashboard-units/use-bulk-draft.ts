import { useState } from 'react';
import { readPercent } from '#domain/price-list/read-percent.ts';
import { readPrice } from '#domain/price-list/read-price.ts';
import type { roundingModes } from '#domain/price-list/round-price.ts';
import type { StatusLabel } from '#domain/units/statuses.ts';

/** A bulk price change as typed. Empty lists mean all. */
export type BulkDraft = {
  statuses: StatusLabel[];
  buildings: number[];
  floors: number[];
  room_types: number[];
  apartment_types: number[];
  kind: 'percent' | 'fixed';
  amount: string;
  step: string;
  way: (typeof roundingModes)[number];
};

/** By default reserved and sold units are left out: they keep the price that was agreed. */
const initialDraft: BulkDraft = {
  statuses: ['available', 'blocked'],
  buildings: [],
  floors: [],
  room_types: [],
  apartment_types: [],
  kind: 'percent',
  amount: '',
  step: '100000',
  way: 'nearest',
};

const maxAmount = 1_000_000_000;

/** The draft, and the request it stands for; null while the amount is missing, zero or invalid. */
export function useBulkDraft(currency: string) {
  const [draft, setDraft] = useState(initialDraft);
  const amount = draft.kind === 'percent' ? readPercent(draft.amount) : readSignedPrice(draft.amount, currency);
  const request = amount === null || amount === 0 ? null : { ...draft, amount, step: Number(draft.step) };
  return { draft, request, change: (part: Partial<BulkDraft>) => setDraft((current) => ({ ...current, ...part })) };
}

function readSignedPrice(text: string, currency: string): number | null {
  const [, sign = '', unsigned = ''] = /^\s*([-−+]?)(.*)$/.exec(text) ?? [];
  const price = readPrice(unsigned, currency);
  if (typeof price !== 'number' || price > maxAmount) return null;
  return sign === '' || sign === '+' ? price : -price;
}
