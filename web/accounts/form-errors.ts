import type { RefusalCode } from '#contract/errors/codes.ts';
import type { FieldError } from '#domain/people/registration.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/**
 * An error of a form: an invalid field, a refusal, an unreachable server, a rate limit with the seconds to wait, or a
 * text from the server.
 */
export type FormError = FieldError | RefusalCode | 'offline' | { wait: number } | { message: string };

/** Errors by field; `form` is for those of no single field. Empty if everything is valid. */
export type FormErrors<F extends string = string> = Partial<Record<F | 'form', FormError>>;

/** Keeps the fields whose check failed. */
export function failedChecks<F extends string>(checked: Record<F, FieldError | null>): Partial<Record<F, FormError>> {
  const failed = Object.entries<FieldError | null>(checked).filter(([, error]) => error !== null);
  return Object.fromEntries(failed) as Partial<Record<F, FormError>>;
}

/**
 * Converts the error of a failed call into form errors: the server's errors for `fields` are shown at these, anything
 * else belongs to the form.
 */
export function toFormErrors(error: unknown, fields: readonly string[] = []): FormErrors {
  if (!(error instanceof ApiProblem)) return { form: 'error_server' };
  if (error.code === 'offline') return { form: 'offline' };
  if (error.status === 429) return { form: { wait: error.retryAfter ?? 60 } };
  const fieldErrors = error.errors.filter(({ path }) => fields.includes(path));
  if (fieldErrors.length > 0) return Object.fromEntries(fieldErrors.map(({ path, message }) => [path, { message }]));
  const isRefused = error.status < 500 && error.status > 400 && error.code !== 'server_error';
  return { form: isRefused ? { message: error.message } : 'error_server' };
}

/** In seconds; longer waits are shown in minutes. */
const maxShownSeconds = 120;

/** Returns a function that words a form error in the current language. */
export function useFormErrorText(): (error: FormError | undefined) => string | undefined {
  const t = useText();
  const { passwordMinLength } = useSettings();
  return (error) => {
    if (error === undefined) return undefined;
    if (error === 'offline') return t('account.away');
    if (typeof error === 'string') return t(error, { min: passwordMinLength });
    if ('message' in error) return error.message;
    return error.wait < maxShownSeconds
      ? t('account.waitSeconds', { seconds: error.wait })
      : t('account.waitMinutes', { minutes: Math.ceil(error.wait / 60) });
  };
}

/** Returns a function that shows a failed call as an error toast. */
export function useErrorToast(): (error: unknown) => void {
  const t = useText();
  const toast = useToast();
  const text = useFormErrorText();
  return (error) => toast(text(toFormErrors(error).form) ?? t('account.away'), 'error');
}
