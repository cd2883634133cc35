import { Send } from 'lucide-react';
import { useSession } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useShare } from './use-share.ts';

/** Mails a unit to the client of this session; renders nothing without a client. */
export function ShareUnitButton({ id }: { id: number }) {
  const t = useText();
  const { client } = useSession();
  const { busy, share } = useShare(t('favourites.unitSent'));
  if (!client) return null;
  return (
    <Button wide busy={busy} icon={<Send />} onClick={() => share([id])}>
      {t('favourites.sendUnit')}
    </Button>
  );
}
