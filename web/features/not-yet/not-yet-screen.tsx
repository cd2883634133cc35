import { useMatches } from 'react-router';
import type { TextKey } from '../../texts/en/index.ts';
import { useText } from '../../texts/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { VeilPage } from '../../ui/veil-page.tsx';

/** Says honestly that a page has not come, under that page's own name. */
export function NotYetScreen() {
  const t = useText();
  const page = useMatches().at(-1)?.handle as { title: TextKey };
  return (
    <VeilPage label={t('notYet.label')} title={t(page.title)}>
      <p>{t('notYet.text')}</p>
      <ButtonLink look="ink" to="/">
        {t('notYet.home')}
      </ButtonLink>
    </VeilPage>
  );
}
