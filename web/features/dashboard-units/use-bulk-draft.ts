import { useState } from 'react';
import { readPercent } from '#domain/price-list/read-percent.ts';
import { readPrice } from '#domain/price-list/read-price.ts';
import type { roundingWays } from '#domain/price-list/round-price.ts';
import type { StatusLabel } from '#domain/units/statuses.ts';

/** A change of many prices as it is typed. Empty lists mean all. */
export type BulkDraft = {
  statuses: StatusLabel[];
  buildings: number[];
  floors: number[];
  room_types: number[];
  apartment_types: number[];
  kind: 'percent' | 'fixed';
  amount: string;
  step: string;
  way: (typeof roundingWays)[number];
};

/** Nobody's units first: what is reserved or sold keeps the price it was promised at, unless somebody asks for it. */
const first: BulkDraft = {
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

/** The draft, and what it asks the server for; null where the amount is none. */
export function useBulkDraft(currency: string) {
  const [draft, setDraft] = useState(first);
  const amount = draft.kind === 'percent' ? readPercent(draft.amount) : readSigned(draft.amount, currency);
  const asked = amount === null || amount === 0 ? null : { ...draft, amount, step: Number(draft.step) };
  return { draft, asked, change: (part: Partial<BulkDraft>) => setDraft((current) => ({ ...current, ...part })) };
}

function readSigned(typed: string, currency: string): number | null {
  const [, sign = '', rest = ''] = /^\s*([-−+]?)(.*)$/.exec(typed) ?? [];
  const size = readPrice(rest, currency);
  return typeof size === 'number' && size <= 1_000_000_000 ? (sign === '' || sign === '+' ? size : -size) : null;
}
