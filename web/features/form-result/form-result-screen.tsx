import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { refusalTexts } from '#contract/errors/texts.ts';
import type { FormResult } from '#domain/people/form-results.ts';
import { useLanguage, useText, type Translate } from '#web/texts/language.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { VeilPage } from '#web/ui/veil-page.tsx';
import { ResultWays, type ResultState } from './result-ways.tsx';

/** What a form, or a mailed link, led to: the message in the address, and the way on. `children` stands above that. */
export function FormResultScreen({ children }: { children?: ReactNode }) {
  const t = useText();
  const { language } = useLanguage();
  const message = useParams().message as FormResult;
  const state = (useLocation().state ?? {}) as ResultState;
  const title = t(`result.${message}`);
  usePageTitle(title);
  return (
    <VeilPage title={title}>
      <output>
        {message === 'invalidToken' || message === 'invalidCode'
          ? refusalTexts[message][language]
          : textOf(message, state, t)}
      </output>
      {children}
      <ResultWays message={message} state={state} />
    </VeilPage>
  );
}

function textOf(
  message: Exclude<FormResult, 'invalidToken' | 'invalidCode'>,
  { invite }: ResultState,
  t: Translate,
): string {
  return invite === undefined ? t(`result.${message}Text`) : t('result.thankYouByUser');
}
