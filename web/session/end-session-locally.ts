let ending = 0;

/**
 * Does what ends the session by this browser's own wish. Meanwhile the server's word that the presentation is over is
 * no news to anybody.
 */
export async function endSessionLocally<T>(end: () => Promise<T>): Promise<T> {
  ending += 1;
  try {
    return await end();
  } finally {
    ending -= 1;
  }
}

/** Whether this browser is about to end its session by itself. */
export function isEndingHere(): boolean {
  return ending > 0;
}
