import { KeyRound } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { useIsLoggedIn } from '../../session/may-enter.ts';
import { safeNext, withNext } from '../../session/next-address.ts';
import { useText } from '../../texts/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SplitPage } from '../../ui/split-page.tsx';
import styles from './register-screen.module.css';

/** Where a visitor comes who wanted more than the home view: what a login opens, and the ways to one. Who is logged in goes on. */
export function RegisterScreen() {
  const t = useText();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  if (useIsLoggedIn()) return <Navigate to={next} replace />;
  return (
    <SplitPage title={t('page.register')} lead={t('gate.text')}>
      <p className={styles.note}>
        {t('gate.registration')} {next !== '/' && t('gate.wanted')}
      </p>
      <div className={styles.ways}>
        <ButtonLink look="primary" icon={<KeyRound aria-hidden="true" />} to={withNext('/salesLogin', next)}>
          {t('shell.salesLogin')}
        </ButtonLink>
        <ButtonLink look="text" to="/">
          {t('gate.backHome')}
        </ButtonLink>
      </div>
    </SplitPage>
  );
}
