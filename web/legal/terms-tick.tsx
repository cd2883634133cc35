import { useText } from '#web/texts/language.tsx';
import { LegalPageLink } from './legal-link.tsx';
import { Tick } from './tick.tsx';
import { useLegalPage } from './use-legal-page.ts';

type TermsTickProps = { accepted: boolean; onChange: (accepted: boolean) => void; error: string | undefined };

/** Accepts the terms of the development; nothing if it has none. */
export function TermsTick({ accepted, onChange, error }: TermsTickProps) {
  const t = useText();
  const page = useLegalPage('terms');
  if (page === undefined) return null;
  return (
    <Tick required checked={accepted} onChange={onChange} error={error}>
      {t('legal.acceptTerms')} <LegalPageLink page={page} />
    </Tick>
  );
}
