let ending = 0;

/**
 * Runs an action that ends the session or presentation from this browser. Meanwhile `isEndingHere` is true, and the
 * live event about that end is ignored.
 */
export async function endSessionLocally<T>(end: () => Promise<T>): Promise<T> {
  ending += 1;
  try {
    return await end();
  } finally {
    ending -= 1;
  }
}

/** Whether this browser is ending its session itself. */
export function isEndingHere(): boolean {
  return ending > 0;
}
