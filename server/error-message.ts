/** The message of what was thrown. Node gives none to a connection that every address of a host refused. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
