import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import { VeilPage } from '#web/ui/veil-page.tsx';

/** The page shown after “this was not me”. */
export function Denied() {
  const t = useText();
  usePageTitle(t('accept.deniedTitle'));
  useRestoredFocus();
  return (
    <VeilPage title={t('accept.deniedTitle')}>
      <output>{t('accept.denied')}</output>
      <ButtonLink look="ink" to="/">
        {t('account.backHome')}
      </ButtonLink>
    </VeilPage>
  );
}
