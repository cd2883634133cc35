import { createBreachedPasswords } from '#server/people/breached-passwords.ts';
import { fault, messageOf, ok, type Finding } from './finding.ts';

/** Checks that a service that knows breached passwords answers, and knows the one that has leaked most often. */
export async function checkBreachedPasswords(service: string): Promise<Finding> {
  let failure: unknown;
  const isKnown = await createBreachedPasswords(service, (error) => (failure = error)).has('123456');
  const subject = 'passwords';
  if (isKnown) return ok(subject, `${new URL(service).host} knows breached ones`);
  const text = failure === undefined ? 'the service does not know 123456' : messageOf(failure);
  return fault(
    subject,
    text,
    'Correct BREACHED_PASSWORDS_URL: new passwords are only compared with the list in the product meanwhile.',
  );
}
