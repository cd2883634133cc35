/** The value itself. Throws if it is missing; `what` names it in the message. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}

/** The value of a key that must be in the map. Throws if it is not. */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Missing in the map: ${JSON.stringify(key)}`);
  return value;
}
