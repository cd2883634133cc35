import { contractTexts } from '#contract/texts/texts.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { inEveryLanguage, type Language, type Text } from '#domain/texts/language.ts';
import type { FieldError } from '#domain/people/registration.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { ProblemError } from './problem.ts';

/** A refusal, in the request's language. `retryAfter` is in seconds; pass it if waiting helps. */
export function refuse(error: RefusalCode, language: Language, retryAfter?: number): Refusal {
  return {
    response: false,
    error,
    message: contractTexts[language].refusals[error],
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  };
}

/** Throws `invalid_parameters` with the text of every field error; returns if there is none. */
export function checkFields(
  fields: Record<string, FieldError | null>,
  language: Language,
  values: Record<string, string> = {},
): void {
  const errors = Object.entries(fields).flatMap(([path, error]) =>
    error === null ? [] : [{ path, message: fillPlaceholders(contractTexts[language].fields[error], values) }],
  );
  if (errors.length > 0) throw new ProblemError('invalid_parameters', { errors });
}

/** The text of a refusal in every language. */
export function refusalText(code: RefusalCode): Text {
  return inEveryLanguage((language) => contractTexts[language].refusals[code]);
}
