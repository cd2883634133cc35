import { useMemo, useSyncExternalStore } from 'react';
import { keptRequestsKey } from './has-kept-requests.ts';
import type { PresentationIds } from './send-change.ts';
import type { StatusAction } from './status-actions.ts';

/**
 * A change of a unit that was requested without a connection. It contains no names. `key` is the idempotency key of the
 * call; `at` is in milliseconds since the epoch.
 */
export type KeptRequest = {
  unitId: number;
  code: string;
  action: StatusAction;
  ids: PresentationIds;
  key: string;
  at: number;
};

const listeners = new Set<() => void>();

/** Keeps a request in this tab until there is a connection. It replaces an earlier one for the same unit. */
export function keepRequest(request: KeptRequest): void {
  write([...readRequests().filter(({ unitId }) => unitId !== request.unitId), request]);
}

/** Removes a request that was answered or is no longer wanted. */
export function dropRequest({ key }: KeptRequest): void {
  write(readRequests().filter((kept) => kept.key !== key));
}

/** The kept requests of this tab, oldest first. */
export function useKeptRequests(): readonly KeptRequest[] {
  const stored = useSyncExternalStore(subscribe, readStored);
  return useMemo(() => parse(stored), [stored]);
}

/** Whether a request was neither answered nor withdrawn yet. */
export function isKept({ key }: KeptRequest): boolean {
  return readRequests().some((kept) => kept.key === key);
}

/** The current value of `useKeptRequests`, outside of components. */
export function readRequests(): readonly KeptRequest[] {
  return parse(readStored());
}

function readStored(): string | null {
  return sessionStorage.getItem(keptRequestsKey);
}

function parse(stored: string | null): readonly KeptRequest[] {
  return stored === null ? [] : (JSON.parse(stored) as KeptRequest[]);
}

function write(requests: readonly KeptRequest[]): void {
  if (requests.length === 0) sessionStorage.removeItem(keptRequestsKey);
  else sessionStorage.setItem(keptRequestsKey, JSON.stringify(requests));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
