import { Send } from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useFailedAction } from '#web/session/end-presentation.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

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

/** Mails units to the client of this session, then shows `sentText`. Without a client an error is shown instead. */
export function useShare(sentText: string): { busy: boolean; share: (ids: readonly number[]) => void } {
  const t = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const { client, presentation } = useSession();
  const { busy, run } = useBusy(useFailedAction());
  const share = async (ids: readonly number[]) => {
    if (!client || !presentation) return toast(t('error_no_active_user_or_client'), 'error');
    await run(async () => {
      const answer = await callApi(calls.shareProperties, {
        body: { client_id: client.id, properties: [...ids], lang: language },
      });
      if (answer.response) toast(sentText);
      else toast(answer.message, 'error');
    });
  };
  return { busy, share: (ids) => void share(ids) };
}
