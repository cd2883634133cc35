import { useActionState } from 'react';
import { faultsOf, type Faults } from './faults.ts';
import { useFaultText } from './use-fault-text.ts';

export type FormControl<F extends string> = {
  action: () => void;
  busy: boolean;
  faults: Faults;
  /** What is wrong with a field, or with the whole (`form`), in words. */
  told: (field: F | 'form') => string | undefined;
};

/**
 * A form that is sent by an action. `submit` answers the faults it met, by field; what it throws is told as one.
 * `before`
 * are faults that stand from the beginning.
 */
export function useForm<F extends string>(
  fields: readonly F[],
  submit: () => Promise<Faults<F>>,
  before: Faults<F> = {},
): FormControl<F> {
  const text = useFaultText();
  const [faults, action, busy] = useActionState<Faults>(async () => {
    try {
      return await submit();
    } catch (error) {
      return faultsOf(error, fields);
    }
  }, before);
  return { action, busy, faults, told: (field) => text(faults[field]) };
}
