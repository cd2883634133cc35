/** A copy of a query string with some parameters changed; those that are empty or undefined are removed. */
export function withParameters(
  query: URLSearchParams,
  changed: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changed))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}
