/** The bucket of media does not answer, or refuses this server. It may do so later: the answer is 503. */
export class MediaUnavailableError extends Error {
  constructor(cause: unknown) {
    const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown };
    // Only the text: answers of the service may repeat what was signed.
    super(`The bucket of media failed: ${typeof message === 'string' ? message : String(code ?? cause)}`);
  }
}
