/** The pages that are only read, in one chunk, because each is small. */
import { lazy, Suspense, useState } from 'react';
import { safeNext } from '#domain/navigation/next-address.ts';
import { AcceptedNote, Denied } from '#web/features/approval-accept/approval-request.tsx';
import { FormResultScreen } from '#web/features/form-result/form-result-screen.tsx';
import { useLocation, useParams } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

export { LegalScreen } from '#web/features/legal/legal-screen.tsx';

/**
 * A form's result, with the details of the accepted approval if one led here. Visitors who have registered type the
 * code of their first login here.
 */
export function ResultPage() {
  const [denied, setDenied] = useState(false);
  const { message } = useParams();
  const { codeFor, email, next } = (useLocation().state ?? {}) as RegistrationState;
  if (denied) return <Denied />;
  if (message === 'thankYouRegister' && typeof codeFor === 'number')
    return <Welcome codeFor={codeFor} email={email ?? ''} next={safeNext(next ?? null)} />;
  return (
    <FormResultScreen>
      <AcceptedNote onDenied={() => setDenied(true)} />
    </FormResultScreen>
  );
}

/** The navigation state after a registration. `codeFor` is the id of the client whose code was mailed. */
type RegistrationState = { codeFor?: number | null; email?: string; next?: string };

const EnterCode = lazy(async () => ({
  default: (await import('#web/features/verify/verify-screen.tsx')).EnterCode,
}));

/** Thanks for the registration and asks for the code, which logs the client in. */
function Welcome({ codeFor, email, next }: { codeFor: number; email: string; next: string }) {
  const t = useText();
  const title = t('result.thankYouRegister');
  usePageTitle(title);
  return (
    <Suspense>
      <EnterCode id={codeFor} next={next} email={email} title={title} text={t('result.thankYouCode', { email })} />
    </Suspense>
  );
}
