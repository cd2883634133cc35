import { faultsOf } from '#web/accounts/faults.ts';
import { useFaultText } from '#web/accounts/use-fault-text.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Returns a function that shows a failed call as an error toast. */
export function useErrorToast(): (error: unknown) => void {
  const t = useText();
  const toast = useToast();
  const text = useFaultText();
  return (error) => toast(text(faultsOf(error).form) ?? t('account.away'), 'error');
}
