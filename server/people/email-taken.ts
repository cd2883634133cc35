import { contractTexts } from '#contract/texts/texts.ts';
import type { Language } from '#domain/texts/language.ts';
import { ProblemError } from '#server/http/problem.ts';

/** The problem that somebody else has an address, shown at the field `email`. */
export function emailTaken(language: Language): ProblemError {
  return new ProblemError('email_taken', {
    errors: [{ path: 'email', message: contractTexts[language].problems.email_taken }],
  });
}
