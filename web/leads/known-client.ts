import type { Refusal } from '#contract/errors/problem.ts';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { useNavigateOn } from '#web/accounts/form.tsx';
import { useToast } from '#web/ui/toast.tsx';

/**
 * Returns a function that handles the refusal of an e-mail address that a sales user typed. If the refusal names the
 * client who has the address, it opens that client's page; otherwise it returns the refusal as the address's error.
 */
export function useKnownClient(): (refusal: Refusal) => Promise<FormErrors<'email'>> {
  const toast = useToast();
  const navigateOn = useNavigateOn();
  return async ({ message, client_id }) => {
    if (client_id === undefined) return { email: { message } };
    toast(message);
    await navigateOn(`/dashboard/leads/${client_id}`);
    return {};
  };
}
