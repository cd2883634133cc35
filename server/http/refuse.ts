import type { Refusal } from '#contract/errors/problem.ts';
import { fieldTexts } from '#contract/errors/field-texts.ts';
import { refusalTexts, type RefusalCode } from '#contract/errors/texts.ts';
import type { Language } from '#domain/texts/language.ts';
import type { FieldError } from '#domain/people/registration.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { ProblemError } from './problem.ts';

/** A refusal, in the request's language. `retryAfter` is seconds, if waiting helps. */
export function refuse(error: RefusalCode, language: Language, retryAfter?: number): Refusal {
  return {
    response: false,
    error,
    message: refusalTexts[error][language],
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
    error === null ? [] : [{ path, message: fillPlaceholders(fieldTexts[error][language], values) }],
  );
  if (errors.length > 0) throw new ProblemError('invalid_parameters', { errors });
}
