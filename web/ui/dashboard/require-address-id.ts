import { isAddressId } from '#domain/navigation/address-ids.ts';
import { ApiProblem } from '#web/api/call-api.ts';

/** The id in the address of a page of the dashboard. Throws an `ApiProblem` for a segment that is none: a 404. */
export function requireAddressId(segment: string | undefined): number {
  if (segment !== undefined && segment !== '0' && isAddressId(segment)) return Number(segment);
  throw new ApiProblem({ code: 'not_found', status: 404, message: '' });
}
