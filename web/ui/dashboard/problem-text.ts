import { ApiProblem } from '#web/api/call-api.ts';
import type { Translate } from '#web/texts/language.tsx';

/** The server's message for a failed call, or a general one if it could not be reached or something else answered. */
export function problemText(error: Error, t: Translate): string {
  if (!(error instanceof ApiProblem) || error.code === 'offline') return t('account.away');
  return error.code === 'server_error' ? t('error_server') : error.message;
}
