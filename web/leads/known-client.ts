import type { Refusal } from '#contract/errors/problem.ts';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { useNavigate } from '#web/router/hooks.ts';
import { useToast } from '#web/ui/toast.tsx';

/**
 * Returns a function for a form in which a sales user typed the address of a client, and was refused: opens the page of
 * the client whom the refusal names, and otherwise returns what it says as the error of the address.
 */
export function useKnownClient(): (refusal: Refusal) => Promise<FormErrors<'email'>> {
  const toast = useToast();
  const navigate = useNavigate();
  return async ({ message, client_id }) => {
    if (client_id === undefined) return { email: { message } };
    toast(message);
    await navigate(`/dashboard/leads/${client_id}`);
    return {};
  };
}
