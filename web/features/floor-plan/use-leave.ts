import { useCallback } from 'react';
import { useFilter } from '#web/catalogue/filter.ts';
import { openedKey } from '#web/router/browser-history.ts';
import { hasPageBefore } from '#web/router/going-back.ts';
import { useLocation, useNavigate, useParams } from '#web/router/hooks.ts';

/** The part of the Navigation API used here; not every browser has it. It covers only pages of this site. */
type NavigationApi = { canGoBack: boolean };

/**
 * Leaves the plan: goes back, or to the building if the plan was the first page of the visit. The history key alone
 * cannot tell, because another level or filter replaces the entry and its key.
 */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { building_id: building } = useParams();
  const { search } = useFilter();
  return useCallback(() => {
    const { navigation } = window as { navigation?: NavigationApi };
    if (key.startsWith(openedKey) || !(navigation?.canGoBack ?? hasPageBefore()))
      void navigate(`/building/${building}${search}`);
    else void navigate(-1);
  }, [navigate, key, building, search]);
}
