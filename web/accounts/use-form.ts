import { useActionState } from 'react';
import { toFormErrors, type FormErrors } from './form-errors.ts';
import { useFormErrorText } from './use-form-error-text.ts';

export type FormControl<F extends string> = {
  action: () => void;
  busy: boolean;
  faults: FormErrors;
  /** The error text of a field, or of the whole form (`form`). */
  told: (field: F | 'form') => string | undefined;
};

/**
 * The state of a form that is submitted by a React action. `submit` returns the errors by field; what it throws becomes
 * an error of the form. `initial` are errors shown from the start.
 */
export function useForm<F extends string>(
  fields: readonly F[],
  submit: () => Promise<FormErrors<F>>,
  initial: FormErrors<F> = {},
): FormControl<F> {
  const text = useFormErrorText();
  const [faults, action, busy] = useActionState<FormErrors>(async () => {
    try {
      return await submit();
    } catch (error) {
      return toFormErrors(error, fields);
    }
  }, initial);
  return { action, busy, faults, told: (field) => text(faults[field]) };
}
