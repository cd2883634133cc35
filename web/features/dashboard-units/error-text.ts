import { ApiProblem } from '#web/api/call-api.ts';
import type { Translate } from '#web/texts/language.tsx';

/** The server's message for a failed call, or a general one if the server could not be reached. */
export function errorText(error: Error, t: Translate): string {
  return error instanceof ApiProblem && error.status > 0 ? error.message : t('account.away');
}
