import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a function that goes back one page (specification, section 2), or to `fallback` if this page is the first of
 * the visit.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
