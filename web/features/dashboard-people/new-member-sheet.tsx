import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Team } from '#contract/entities/people.ts';
import { checkUser } from '#domain/people/check-user.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { EmailField, PasswordField } from '#web/accounts/fields.tsx';
import { failedChecks } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { roleTexts, teamKeys } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { SideSheet, CancelButton } from '#web/ui/dashboard/side-sheet.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';

const fields = ['name', 'email', 'phone', 'password', 'role_id', 'parent_id'] as const;

/** Who chooses the first password: the new user, by a mailed link, or the creator. */
type PasswordBy = 'user' | 'creator';

/**
 * Creates a user with a role below the reader's, under a parent in reach. If only the company's provider can log in,
 * there is no password to choose.
 */
export function NewMemberSheet({ team, onClose }: { team: Team; onClose: () => void }) {
  const t = useText();
  const { passwordMinLength } = useSettings();
  const { values, set, passwordBy, setPasswordBy, form } = useNewMember(team, onClose);
  return (
    <SideSheet title={t('people.add')} onClose={onClose}>
      <Form control={form} submit={t('people.addSubmit')} actions={<CancelButton onClick={onClose} />}>
        <Field
          label={t('people.name')}
          name="name"
          value={values.name}
          error={form.errorText('name')}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={maxLengths.userName}
          required
          onChange={(event) => set('name')(event.target.value)}
        />
        <EmailField autoComplete="off" value={values.email} onChange={set('email')} error={form.errorText('email')} />
        <Field
          label={t('account.phone')}
          name="phone"
          value={values.phone}
          error={form.errorText('phone')}
          type="tel"
          autoComplete="off"
          maxLength={maxLengths.phone}
          onChange={(event) => set('phone')(event.target.value)}
        />
        {team.by_password && <PasswordChoice value={passwordBy} onChange={setPasswordBy} />}
        {passwordBy === 'creator' && (
          <PasswordField
            label={t('people.newPassword')}
            autoComplete="new-password"
            value={values.password}
            onChange={set('password')}
            error={form.errorText('password')}
            hint={t('account.passwordHint', { count: passwordMinLength })}
          />
        )}
        <Select
          label={t('people.role')}
          value={values.role_id}
          onChange={set('role_id')}
          error={form.errorText('role_id')}
          options={team.creatable.map((id) => ({ value: String(id), label: t(roleTexts[id]) }))}
        />
        <Select
          label={t('people.under')}
          value={values.parent_id}
          onChange={set('parent_id')}
          error={form.errorText('parent_id')}
          options={team.people.map(({ user: { id, name } }) => ({ value: String(id), label: name }))}
        />
      </Form>
    </SideSheet>
  );
}

function PasswordChoice({ value, onChange }: { value: PasswordBy; onChange: (value: PasswordBy) => void }) {
  const t = useText();
  return (
    <Select
      label={t('account.password')}
      value={value}
      onChange={onChange}
      hint={value === 'user' ? t('people.choosesHint') : undefined}
      options={[
        { value: 'user', label: t('people.choosesPassword') },
        { value: 'creator', label: t('people.givesPassword') },
      ]}
    />
  );
}

/** The state of the form, who chooses the password, and the function that creates the user. */
function useNewMember(team: Team, onCreated: () => void) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { user } = useSession();
  const { passwordMinLength } = useSettings();
  const [values, setValues] = useState({
    name: '',
    email: '',
    phone: '',
    password: '',
    role_id: String(team.creatable[0] ?? 1),
    parent_id: String(user?.id ?? 0),
  });
  const [passwordBy, setPasswordBy] = useState<PasswordBy>('user');
  const isGiven = passwordBy === 'creator';
  const set = (field: keyof typeof values) => (value: string) =>
    setValues((current) => ({ ...current, [field]: value }));
  const form = useForm<(typeof fields)[number]>(fields, async () => {
    const errors = failedChecks(
      checkUser({ ...values, password: isGiven ? values.password : undefined }, passwordMinLength, 'other'),
    );
    if (Object.keys(errors).length > 0) return errors;
    const answer = await callApi(calls.createUser, {
      body: {
        ...values,
        email: values.email.trim(),
        phone: values.phone.trim() || '0',
        password: isGiven ? values.password : '',
        chooses_password: !isGiven,
      },
    });
    if (!answer.response) return { email: answer.error };
    await queries.invalidateQueries({ queryKey: teamKeys.all });
    const isMailed = team.by_password && !isGiven;
    toast(t(isMailed ? 'people.addedWithLink' : 'people.added', { name: answer.user.name }));
    onCreated();
    return {};
  });
  return { values, set, passwordBy, setPasswordBy, form };
}
