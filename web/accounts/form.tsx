import { useEffect, useRef, useState, type ReactNode } from 'react';
import { type NavigateFunction, useLocation, useRouter } from '#web/router/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toFormErrors, useFormErrorText, type FormErrors } from './form-errors.ts';
import styles from './form.module.css';

type FormControl<F extends string> = {
  action: () => Promise<void>;
  busy: boolean;
  /** The last errors by field; undefined at fields that were changed since. */
  errors: FormErrors;
  /** The error text of a field that has not been changed since, or of the whole form (`form`). */
  errorText: (field: F | 'form') => string | undefined;
  onChanged: (field: string) => void;
};

/**
 * The state of a form. `submit` returns the errors by field; what it throws becomes an error of the form. `initial` are
 * errors shown from the start. Not a React action: no other screen would be shown until it has ended.
 */
export function useForm<F extends string>(
  fields: readonly F[],
  submit: () => Promise<FormErrors<F>>,
  initial: FormErrors<F> = {},
): FormControl<F> {
  const text = useFormErrorText();
  const [errors, setErrors] = useState<FormErrors>(initial);
  const [busy, setBusy] = useState(false);
  const action = async () => {
    if (busy) return;
    setBusy(true);
    setErrors(await submit().catch((error: unknown) => toFormErrors(error, fields)));
    setBusy(false);
  };
  return {
    action,
    busy,
    errors,
    errorText: (field) => text(errors[field]),
    onChanged: (field) => setErrors((shown) => ({ ...shown, [field]: undefined })),
  };
}

/**
 * Returns a `navigate` for what follows an answer. It does nothing if another screen was opened, or is being loaded,
 * while the answer was under way.
 */
export function useNavigateOn(): NavigateFunction {
  const router = useRouter();
  const { pathname } = useLocation();
  return async (to, options) => {
    const { navigation, location } = router.state;
    if ((navigation.location ?? location).pathname === pathname) await router.navigate(to, options);
  };
}

type FormProps<F extends string> = {
  control: FormControl<F>;
  /** The text of the button that submits the form. Without it, `actions` include the button, if there is one. */
  submit?: string | undefined;
  /** The other buttons and links below the form’s message. */
  actions?: ReactNode;
  centred?: boolean;
  children: ReactNode;
};

/**
 * A form with its fields, its message (announced to screen readers) and its buttons. Focuses the first invalid field
 * after a failed submit.
 */
export function Form<F extends string>({
  control: { action, busy, errorText, onChanged },
  submit,
  actions,
  centred = false,
  children,
}: FormProps<F>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [busy]);
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        void action();
      }}
      noValidate
      className={classNames(styles.form, centred && styles.centred)}
      onInput={({ target }) => onChanged((target as HTMLInputElement).name)}
    >
      {children}
      <p className={styles.error} role="alert">
        {errorText('form')}
      </p>
      <div className={styles.actions}>
        {submit && (
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
        )}
        {actions}
      </div>
    </form>
  );
}
