import type { ProblemCode } from '../../errors/codes.ts';

/** The texts of problems, by code. */
export const problemTexts = {
  unreadable_body: 'The body could not be read',
  invalid_parameters: 'Some parameters are not valid',
  not_logged_in: 'Please log in first',
  not_allowed: 'You are not allowed to do this',
  foreign_origin: 'Requests from another site are refused',
  not_yours:
    'A client of another team holds this residence. Only their sales manager or a general manager can change its status',
  confirm_first: 'Please confirm first that it is you',
  client_taken: 'Somebody else has already taken this client',
  not_found: 'This does not exist',
  method_not_allowed: 'This address does not support that method',
  conflict: 'This conflicts with the current state',
  email_taken: 'This email address is already registered',
  stale_preview: 'Something has changed since this preview. Look at the new one',
  price_out_of_range: 'A price would fall below zero or exceed the highest possible price',
  list_has_mistakes: 'This price list has mistakes; nothing was applied',
  file_changed: 'The file has changed since it was asked for',
  no_such_range: 'The file has no such part',
  too_large: 'That is too large',
  unsupported_media_type: 'This type of body is not supported',
  unprocessable: 'This cannot be done as asked',
  too_many_requests: 'Too many tries, please wait a moment',
  server_error: 'Server error, try again later',
  directions_failed: 'Directions request failed due to {reason}',
  unavailable: 'The server is busy, please try again in a moment',
  scanner_away: 'Files cannot be checked for viruses right now, so this one was not read. Please try again in a moment',
} as const satisfies Record<ProblemCode, string>;

/** More specific texts, used instead of the code's when the cause is known. */
export const problemDetails = {
  locked: 'Somebody else is changing this right now, so nothing was changed. Please try again in a moment',
  package_under_way: 'Another package is being checked or loaded right now. Please try again once that is finished',
  no_space: 'The server’s disk is full, so nothing was stored. Whoever runs the server has to make room first',
} as const satisfies Record<string, string>;
