import { calls } from '#contract/calls/index.ts';
import type { FormError } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';

/** `company` is its name. `error` is why the last login failed; the next one continues at `next`. */
type CompanyLoginProps = { company: string; next: string; error: FormError | undefined };

/** A button that leads to the login of the company's provider, which leads back. */
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
