import type { User } from '#contract/entities/people.ts';
import { EditUser } from '#web/team/edit-user.tsx';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { AccountSection } from './account-section.tsx';

/** The user's role, which only others can change, and their name, e-mail address and phone. */
export function ProfileSection({ user }: { user: User }) {
  const t = useText();
  return (
    <AccountSection
      title={t('ownAccount.profile')}
      text={t('ownAccount.profileText', { role: t(roleTexts[user.role_id]) })}
    >
      <EditUser own mayUpdate user={user} />
    </AccountSection>
  );
}
