import { clientCalls } from '#contract/calls/clients.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findClient } from '#server/people/find-people.ts';
import { hasMailedLink, hasRequestedCode } from '#server/people/verification-code.ts';
import { findBrowser } from '#server/sessions/browser-cookie.ts';

/**
 * Answers, to the browser that requested a code and to whoever has the mailed link, whether the address was verified
 * elsewhere. Any other browser gets the same answer for every client, known or not.
 */
export function checkVerification({ db }: Dependencies): CallHandler<typeof clientCalls.checkVerification> {
  return async ({ body, request }) => {
    const browser = findBrowser(request);
    const isConcerned =
      (browser !== null && (await hasRequestedCode(db, body.id, browser))) ||
      (body.code !== undefined && (await hasMailedLink(db, body.id, body.code)));
    const client = isConcerned ? await findClient(db, body.id) : null;
    return { response: true, is_verified: client?.is_verified ?? false };
  };
}
