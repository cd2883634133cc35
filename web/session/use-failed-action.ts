import { ApiProblem } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useClearPresentation } from './end-presentation.ts';

/**
 * Returns a function that handles a failed action in a presentation. If the session has ended meanwhile, the
 * presentation ends here too, and a message says so. Other failures are shown as errors: an unreachable server, or an
 * error of the server.
 */
export function useFailedAction(): (error: unknown) => void {
  const t = useText();
  const toast = useToast();
  const clearPresentation = useClearPresentation();
  return (error) => {
    if (error instanceof ApiProblem && error.status === 401) void clearPresentation();
    else if (error instanceof ApiProblem && error.code === 'offline') toast(t('account.away'), 'error');
    else toast(t('error_server'), 'error');
  };
}
