import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Session, User } from '#contract/entities/people.ts';
import { checkCurrentPassword, checkUser } from '#domain/people/check-user.ts';
import { isSameEmail } from '#domain/people/same-email.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { EmailField, PasswordField } from '#web/accounts/fields.tsx';
import { failedChecks } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useConfirmedSubmit } from '#web/second-factors/identity.ts';
import { useText } from '#web/texts/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { teamKeys } from './queries.ts';

const fields = ['name', 'email', 'phone', 'password', 'current_password'] as const;

type EditUserProps = {
  user: User;
  /** Without this, the form is read-only. */
  mayUpdate: boolean;
  /**
   * The user's own account: the browser may autofill it, a new address is confirmed with the password (and the second
   * factor, if there is one), and the password is changed elsewhere.
   */
  own?: boolean;
  onSaved?: () => void;
};

/**
 * A form for name, e-mail and phone, and for others than oneself an optional new password, which ends their sessions.
 */
export function EditUser({ user, mayUpdate, own = false, onSaved }: EditUserProps) {
  const t = useText();
  const { typed, setTyped, isNewEmail, form } = useUserForm(user, own, onSaved);
  const autoComplete = <K extends string>(kind: K) => (own ? kind : 'off');
  const field = (name: 'name' | 'phone') => ({
    name,
    value: typed[name],
    error: form.errorText(name),
    autoComplete: autoComplete(name === 'phone' ? 'tel' : name),
    disabled: !mayUpdate,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Form control={form} submit={mayUpdate ? t('dashboard.save') : undefined}>
      <Field {...field('name')} label={t('people.name')} maxLength={maxLengths.userName} required />
      {mayUpdate ? (
        <EmailField
          autoComplete={autoComplete('email')}
          value={typed.email}
          onChange={(email) => setTyped({ ...typed, email })}
          error={form.errorText('email')}
        />
      ) : (
        <Field label={t('account.email')} value={user.email} disabled readOnly />
      )}
      <Field {...field('phone')} label={t('account.phone')} type="tel" maxLength={maxLengths.phone} />
      {own && isNewEmail && (
        <PasswordField
          label={t('ownAccount.currentPassword')}
          name="current_password"
          autoComplete="current-password"
          value={typed.current_password}
          onChange={(password) => setTyped({ ...typed, current_password: password })}
          error={form.errorText('current_password')}
          hint={t('ownAccount.emailPassword')}
        />
      )}
      {mayUpdate && !own && (
        <PasswordField
          label={t('people.newPassword')}
          autoComplete="new-password"
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          error={form.errorText('password')}
          hint={t('people.newPasswordHint')}
        />
      )}
    </Form>
  );
}

/** The state of the form, and the function that saves it. */
function useUserForm(user: User, own: boolean, onSaved: (() => void) | undefined) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const submitConfirmed = useConfirmedSubmit();
  const { passwordMinLength } = useSettings();
  const [typed, setTyped] = useState({
    name: user.name,
    email: user.email,
    phone: givenPhone(user.phone) ?? '',
    password: '',
    current_password: '',
  });
  const isNewEmail = !isSameEmail(typed.email.trim(), user.email);
  const form = useForm<(typeof fields)[number]>(fields, async () => {
    const errors = failedChecks({
      ...checkUser({ ...typed, password: typed.password || undefined }, passwordMinLength, own ? 'own' : 'other'),
      current_password: own && isNewEmail ? checkCurrentPassword(typed.current_password) : null,
    });
    if (Object.keys(errors).length > 0) return errors;
    const body = { ...typed, email: typed.email.trim() };
    const save = async () => {
      const saved = await callApi(calls.updateUser, { params: { id: user.id }, body });
      queries.setQueryData<Session>(catalogueKeys.session, (session) =>
        session?.user?.id === saved.id ? { ...session, user: saved } : session,
      );
      await queries.invalidateQueries({ queryKey: teamKeys.all });
      setTyped((current) => ({ ...current, password: '', current_password: '' }));
      toast(t('dashboard.saved'));
      onSaved?.();
    };
    await submitConfirmed(save, typed.current_password);
    return {};
  });
  return { typed, setTyped, isNewEmail, form };
}
