/** The bucket of media does not answer, or refuses this server. It may do so later: the answer is 503. */
export class MediaUnavailableError extends Error {
  /** Whether it answered, and refused this one request: others may succeed. */
  readonly isAnswered: boolean;

  constructor(cause: unknown, isAnswered = false) {
    const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown };
    // Only the text: answers of the service may repeat what was signed.
    super(`The bucket of media failed: ${typeof message === 'string' ? message : String(code ?? cause)}`);
    this.isAnswered = isAnswered;
  }
}
