const key = 'loginStep';

/** Whether this tab has a pending second step. A reloaded page then asks the server for it. */
export function isStepPending(): boolean {
  return sessionStorage.getItem(key) !== null;
}

export function setStepPending(isPending: boolean): void {
  if (isPending) sessionStorage.setItem(key, '1');
  else sessionStorage.removeItem(key);
}
