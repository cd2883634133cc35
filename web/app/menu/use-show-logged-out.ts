import { useNavigate } from 'react-router';
import { forgetHistory } from '#web/session/forget-history.ts';
import { useRefreshSession } from '#web/session/session.ts';

/**
 * Returns a function that shows the home view once the server has ended the session, and clears the session's data and
 * history. If this reloads the app, `message` is shown afterwards.
 */
export function useShowLoggedOut(): (message: string) => Promise<void> {
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  return async (message) => {
    await navigate('/');
    await refreshSession();
    await forgetHistory(navigate, message);
  };
}
