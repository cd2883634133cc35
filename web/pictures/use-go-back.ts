import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Goes back one page (specification, section 2); to `otherwise` where this page is the first of the visit. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const place = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (place > 0) void navigate(-1);
    else void navigate(otherwise, { replace: true });
  }, [navigate, otherwise]);
}
