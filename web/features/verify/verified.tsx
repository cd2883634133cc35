import { withNext } from '../../session/next-address.ts';
import { useText } from '../../texts/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { VeilPage } from '../../ui/veil-page.tsx';

/** The address is verified; the login follows. */
export function Verified({ next }: { next: string }) {
  const t = useText();
  usePageTitle(t('verify.doneTitle'));
  useKeptFocus();
  return (
    <VeilPage title={t('verify.doneTitle')}>
      <output>{t('verify.done')}</output>
      <ButtonLink look="primary" to={withNext('/login', next)}>
        {t('account.logIn')}
      </ButtonLink>
    </VeilPage>
  );
}
