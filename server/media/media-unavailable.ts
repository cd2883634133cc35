/**
 * The bucket of media does not answer, or refuses this server. Since that may be temporary, it is answered with 503.
 */
export class MediaUnavailableError extends Error {
  /** Whether the service answered, and refused only this request: others may succeed. */
  readonly isAnswered: boolean;

  constructor(cause: unknown, isAnswered = false) {
    const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown };
    // Only the text, because answers of the service may repeat what was signed.
    super(`The bucket of media failed: ${typeof message === 'string' ? message : String(code ?? cause)}`);
    this.isAnswered = isAnswered;
  }
}
