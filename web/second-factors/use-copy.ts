import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Returns a function that copies a text and says whether it could. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText();
  const toast = useToast();
  return async (text) => {
    try {
      // Browsers have no clipboard at an address without HTTPS.
      await navigator.clipboard.writeText(text);
      toast(t('step.copied'));
    } catch {
      toast(t('step.notCopied'), 'error');
    }
  };
}
