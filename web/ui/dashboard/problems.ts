import { isAddressId } from '#domain/navigation/address-ids.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import type { Translate } from '#web/texts/language.tsx';

/** The server's message for a failed call, or a general one if it could not be reached or something else answered. */
export function problemText(error: Error, t: Translate): string {
  if (!(error instanceof ApiProblem) || error.code === 'offline') return t('account.away');
  return error.code === 'server_error' ? t('error_server') : error.message;
}

/** The id in the address of a page of the dashboard. Throws an `ApiProblem` for a segment that is none: a 404. */
export function requireAddressId(segment: string | undefined): number {
  if (segment !== undefined && segment !== '0' && isAddressId(segment)) return Number(segment);
  throw new ApiProblem({ code: 'not_found', status: 404, message: '' });
}
