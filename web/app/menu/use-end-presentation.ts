import { calls } from '#contract/calls/index.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { endSessionLocally } from '#web/session/end-session-locally.ts';
import { useClearPresentation } from '#web/session/end-presentation.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';

/**
 * Ends a presentation led by a user: offers to mail its details to the client, asks, then ends it (specification,
 * section 4).
 */
export function useEndPresentation(): () => Promise<void> {
  const t = useText();
  const { language } = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const errorToast = useErrorToast();
  const { client, presentation } = useSession();
  const forget = useClearPresentation();

  const sendDetails = async (client_id: number) => {
    try {
      const answer = await callApi(calls.sendPresentationMail, { body: { client_id, lang: language } });
      toast(answer.response ? t('presentation.mailed') : answer.message, answer.response ? 'success' : 'error');
    } catch (error) {
      // A failed mail must not keep the presentation from ending.
      errorToast(error);
    }
  };
  return async () => {
    if (!client || !presentation) return;
    const name = `${client.first_name} ${client.last_name}`;
    try {
      if (await confirm({ title: t('presentation.mailTitle'), text: t('presentation.mailText', { name }) }))
        await sendDetails(client.id);
      if (!(await confirm({ title: t('presentation.endTitle'), text: t('presentation.endText', { name }) }))) return;
      await endSessionLocally(async () => {
        await callApi(calls.terminatePresentation, { params: { id: presentation.id } });
        await forget();
      });
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    }
  };
}
