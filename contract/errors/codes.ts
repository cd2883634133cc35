import type { refusalTexts } from '../texts/en/refusals.ts';
import type { commonRefusalTexts } from '../texts/en/common-refusals.ts';
import type { secondFactorTexts } from '../texts/en/second-factors.ts';
import type { CompanyLoginCode } from './company-login-codes.ts';

/** The codes of refusals (specification, section 8). Their texts are in `contract/texts/`, by language. */
export type RefusalCode =
  | keyof typeof refusalTexts
  | keyof typeof commonRefusalTexts
  | keyof typeof secondFactorTexts
  | CompanyLoginCode;

/** The HTTP status of each problem (`application/problem+json`) by code. Their texts are in `contract/texts/`. */
export const problemStatuses = {
  unreadable_body: 400,
  invalid_parameters: 400,
  not_logged_in: 401,
  not_allowed: 403,
  foreign_origin: 403,
  not_yours: 403,
  confirm_first: 403,
  client_taken: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  stale_preview: 409,
  file_changed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  no_such_range: 416,
  price_out_of_range: 422,
  list_has_mistakes: 422,
  unprocessable: 422,
  too_many_requests: 429,
  server_error: 500,
  directions_failed: 502,
  unavailable: 503,
  scanner_away: 503,
} as const;

export type ProblemCode = keyof typeof problemStatuses;
