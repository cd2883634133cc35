/** The value of a key that must be in the map. Throws an error that names the key if it is not. */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Missing in the map: ${JSON.stringify(key)}`);
  return value;
}
