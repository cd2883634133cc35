/**
 * Fetches a part of the app. Many browsers keep it in mind for the life of a page that a module could not be fetched:
 * where it fails `isAgain`, the page is loaded anew if its server answers, and this never settles. Rejects otherwise:
 * what is on the screen is better than the browser's own page of errors.
 */
export async function fetchPart<T>(load: () => Promise<T>, isAgain: boolean): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (!isAgain || !(await isServed())) throw failure;
    location.reload();
    return new Promise(() => undefined);
  }
}

function isServed(): Promise<boolean> {
  return fetch(location.href, { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
}
