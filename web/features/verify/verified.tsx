import { withNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import { VeilPage } from '#web/ui/veil-page.tsx';

/** The page after an address was verified; leads to the login. */
export function Verified({ next }: { next: string }) {
  const t = useText();
  usePageTitle(t('verify.doneTitle'));
  useRestoredFocus();
  return (
    <VeilPage title={t('verify.doneTitle')}>
      <output>{t('verify.done')}</output>
      <ButtonLink look="primary" to={withNext('/login', next)}>
        {t('account.logIn')}
      </ButtonLink>
    </VeilPage>
  );
}
