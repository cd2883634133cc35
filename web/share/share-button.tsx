import { Share2 } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useToast } from '#web/ui/toast.tsx';

type ShareButtonProps = { variant?: 'glass' | 'plain'; className?: string | undefined };

/** An icon button that shares the current page. */
export function ShareButton({ variant = 'glass', className }: ShareButtonProps) {
  const t = useText();
  const share = useSharePage();
  return (
    <IconButton
      variant={variant}
      className={className}
      icon={<Share2 />}
      label={t('share.page')}
      onClick={() => void share()}
    />
  );
}

/**
 * Returns a function that opens the device's share sheet for the current address, which includes filter and tab, or
 * copies the address if there is no share sheet.
 */
function useSharePage(): () => Promise<void> {
  const t = useText();
  const toast = useToast();
  return async () => {
    const device: Partial<Navigator> = navigator;
    const page = { title: document.title, url: location.href };
    try {
      // `navigator.share` needs HTTPS, and not every browser has it.
      if (device.share) return await device.share(page);
      await navigator.clipboard.writeText(page.url);
      toast(t('share.copied'));
    } catch (error) {
      // The share sheet was closed.
      if ((error as { name?: unknown }).name === 'AbortError') return;
      toast(t('share.failed'), 'error');
    }
  };
}
