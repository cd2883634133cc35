import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { toFormErrors, useFormErrorText } from './form-errors.ts';

/** Returns a function that shows a failed call as an error toast. */
export function useErrorToast(): (error: unknown) => void {
  const t = useText();
  const toast = useToast();
  const text = useFormErrorText();
  return (error) => toast(text(toFormErrors(error).form) ?? t('account.away'), 'error');
}
