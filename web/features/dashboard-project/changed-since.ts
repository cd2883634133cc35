/** What was changed in a draft since it was sent (`sent`), and is still to be saved. */
export function changedSince<Value>(
  sent: Readonly<Record<string, Value>>,
  draft: Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== sent[name]));
}
