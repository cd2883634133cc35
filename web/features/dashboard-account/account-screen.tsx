import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import { checkCurrentPassword } from '#domain/people/check-user.ts';
import { checkNewPassword, checkRepeat } from '#domain/people/registration.ts';
import { PasswordField } from '#web/accounts/fields.tsx';
import { failedChecks } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { ownSessionsKey, useOwnSessions, SessionList } from '#web/own-sessions/session-list.tsx';
import { IdentityProvider } from '#web/second-factors/identity-dialog.tsx';
import { useConfirmedSubmit } from '#web/second-factors/identity.ts';
import { useFactors } from '#web/second-factors/own-factors.ts';
import { EditUser } from '#web/team/edit-user.tsx';
import { roleTexts } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AccountSection } from './account-section.tsx';
import { SecondFactorSection } from './second-factors/second-factor-section.tsx';
import styles from './account-section.module.css';

/** A sales user's own account, at `/dashboard/account`, in sections. */
export function AccountScreen() {
  const t = useText();
  const { user } = useSession();
  const { data: factors } = useFactors();
  if (user === null) return null;
  return (
    <SectionPage title={t('shell.account')} subtitle={t('ownAccount.about')}>
      <div className={styles.sections}>
        <IdentityProvider factors={factors}>
          <ProfileSection user={user} />
          <PasswordSection user={user} />
          <SecondFactorSection />
          <SessionsSection />
        </IdentityProvider>
      </div>
    </SectionPage>
  );
}

/** The user's name, e-mail address and phone, and their role, which only others can change. */
function ProfileSection({ user }: { user: User }) {
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

/** Where the user is logged in. */
function SessionsSection() {
  const t = useText();
  const { data, isError, refetch } = useOwnSessions();
  return (
    <AccountSection title={t('sessions.title')} text={t('sessions.text')}>
      {isError && data === undefined && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && data === undefined && <RowsSkeleton count={2} />}
      {data && <SessionList sessions={data} endText={t('sessions.endText')} />}
    </AccountSection>
  );
}

const empty = { current_password: '', password: '', repeat: '' };
const fields = ['current_password', 'password', 'repeat'] as const;

/** Changes the user's password, which ends their other sessions. */
function PasswordSection({ user }: { user: User }) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const submitConfirmed = useConfirmedSubmit();
  const { passwordMinLength } = useSettings();
  const [typed, setTyped] = useState(empty);
  const form = useForm(fields, async () => {
    const { current_password, password, repeat } = typed;
    const errors = failedChecks({
      current_password: checkCurrentPassword(current_password),
      password: checkNewPassword(password, passwordMinLength),
      repeat: checkRepeat(password, repeat),
    });
    if (Object.keys(errors).length > 0) return errors;
    const save = async () => {
      await callApi(calls.updateUser, { params: { id: user.id }, body: { current_password, password } });
      setTyped(empty);
      await queries.invalidateQueries({ queryKey: ownSessionsKey });
      toast(t('ownAccount.passwordSaved'));
    };
    await submitConfirmed(save, current_password);
    return {};
  });
  const field = (name: (typeof fields)[number]) => ({
    name,
    value: typed[name],
    error: form.errorText(name),
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <AccountSection title={t('ownAccount.password')} text={t('ownAccount.passwordText')}>
      <Form control={form} submit={t('ownAccount.passwordSubmit')}>
        <PasswordField
          {...field('current_password')}
          label={t('ownAccount.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          label={t('account.newPassword')}
          autoComplete="new-password"
          hint={t('account.passwordHint', { count: passwordMinLength })}
        />
        <PasswordField {...field('repeat')} label={t('account.repeatPassword')} autoComplete="new-password" />
      </Form>
    </AccountSection>
  );
}
