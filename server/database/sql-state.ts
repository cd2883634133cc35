/**
 * PostgreSQL's code of a failed query (SQLSTATE, five characters), even if Drizzle wrapped the error; undefined for any
 * other error. Every such code contains a digit, unlike the system's EPIPE.
 */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The name of the constraint, or unique index, that a failed query violated; undefined for any other error. */
export function violatedConstraintOf(error: unknown): string | undefined {
  if (sqlStateOf(error)?.startsWith('23') !== true) return undefined;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { constraint } = cause as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : undefined;
}
