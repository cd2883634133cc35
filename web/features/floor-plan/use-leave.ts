import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useFilter } from '#web/catalogue/filter.ts';

/** Leaves the plan: goes back, or to the building if the plan was the first page of the visit. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { building_id: building } = useParams();
  const { search } = useFilter();
  return useCallback(() => {
    if (key === 'default') void navigate(`/building/${building}${search}`);
    else void navigate(-1);
  }, [navigate, key, building, search]);
}
