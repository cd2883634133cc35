import { calls } from '#contract/calls/index.ts';
import type { FormError } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';

/** `company` is the company's name, `error` why the last login failed, `next` the address after the login. */
type CompanyLoginProps = { company: string; next: string; error: FormError | undefined };

/** A button that opens the login of the company's provider, which redirects back. */
export function CompanyLogin({ company, next, error }: CompanyLoginProps) {
  const t = useText();
  const { projectId } = useSettings();
  const form = useForm<never>(
    [],
    async () => {
      const answer = await callApi(calls.beginCompanyLogin, { body: { project_id: projectId, next } });
      if (!answer.response) return { form: answer.error };
      location.assign(answer.url);
      return {};
    },
    error === undefined ? {} : { form: error },
  );
  return (
    <Form
      control={form}
      actions={
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {t('salesLogin.company', { company })}
        </Button>
      }
    >
      {null}
    </Form>
  );
}
