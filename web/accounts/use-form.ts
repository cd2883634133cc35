import { useActionState } from 'react';
import { faultsOf, type Faults } from './faults.ts';
import { useFaultText } from './use-fault-text.ts';

export type FormControl<F extends string> = {
  action: () => void;
  busy: boolean;
  faults: Faults;
  /** The error text of a field, or of the whole form (`form`). */
  told: (field: F | 'form') => string | undefined;
};

/**
 * The state of a form that is submitted by a React action. `submit` returns the errors by field; what it throws becomes
 * an error of the form. `initial` are errors shown from the start.
 */
export function useForm<F extends string>(
  fields: readonly F[],
  submit: () => Promise<Faults<F>>,
  initial: Faults<F> = {},
): FormControl<F> {
  const text = useFaultText();
  const [faults, action, busy] = useActionState<Faults>(async () => {
    try {
      return await submit();
    } catch (error) {
      return faultsOf(error, fields);
    }
  }, initial);
  return { action, busy, faults, told: (field) => text(faults[field]) };
}
