import { useSession } from '#web/catalogue/queries.ts';
import { IdentityProvider } from '#web/second-factors/identity-dialog.tsx';
import { useText } from '#web/texts/language.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factors/second-factor-section.tsx';
import { useFactors } from './second-factors/use-factors.ts';
import { SessionsSection } from './sessions-section.tsx';
import styles from './account-section.module.css';

/** A sales user's own account, at `/dashboard/account`: one section for each thing that they can look after. */
export function AccountScreen() {
  const t = useText();
  const { user } = useSession();
  const { data: factors } = useFactors();
  if (user === null) return null;
  return (
    <SectionPage title={t('shell.account')} subtitle={t('ownAccount.about')}>
      <div className={styles.sections}>
        <ProfileSection user={user} />
        <PasswordSection user={user} />
        <IdentityProvider factors={factors}>
          <SecondFactorSection />
          <SessionsSection />
        </IdentityProvider>
      </div>
    </SectionPage>
  );
}
