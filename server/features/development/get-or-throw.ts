/** The value of a key that must be in the map, as the import was validated before; throws an error otherwise. */
export function getOrThrow<Key extends string | number, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The package refers to ${JSON.stringify(key)}, which was not saved`);
  return value;
}
