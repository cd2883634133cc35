import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#web/ui/toast.tsx';
import { finishForgetting } from './forget-history.ts';

/**
 * Ends what a page before this one began to forget; and a page that the browser brings back as it once stood is loaded
 * anew.
 */
export function useClearPreviousVisit(): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => void finishForgetting(navigate).then((said) => said && toast(said)), [navigate, toast]);
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
