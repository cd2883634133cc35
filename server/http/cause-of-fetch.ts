/** The cause of an error of `fetch`, which itself does not state why it failed. */
export function causeOfFetch(error: unknown): unknown {
  return error instanceof TypeError && error.cause !== undefined ? error.cause : error;
}
