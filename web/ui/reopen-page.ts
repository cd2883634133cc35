/**
 * For a part of the app that could not be fetched, and not when asked again either: many browsers keep it in mind for the
 * life of a page that a module could not be fetched. Loads the page anew where its server answers, and does not return. Rejects with the failure that it was to mend where
 * the server does not: what is on the screen is better than the browser's own page of errors.
 */
export async function reopenPage(failure: unknown): Promise<never> {
  const isThere = await fetch(location.href, { cache: 'no-store' }).then((answer) => answer.ok, () => false);
  if (!isThere) throw failure;
  location.reload();
  return new Promise(() => undefined);
}
