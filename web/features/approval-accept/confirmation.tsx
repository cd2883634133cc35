import { Form } from '#web/accounts/form.tsx';
import { useForm } from '#web/accounts/use-form.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { kinds, type Asked, type Kind } from './approval.ts';
import styles from './confirmation.module.css';

/** Asks for a click, beside the number that the other screen shows. */
export function Confirmation({
  kind,
  asked,
  accept,
}: {
  kind: Kind;
  asked: Asked;
  accept: (asked: Asked) => Promise<void>;
}) {
  const t = useText();
  const form = useForm([], async () => accept(asked).then(() => ({})));
  return (
    <Form
      centred
      control={form}
      ways={
        <Button type="submit" look="primary" busy={form.busy}>
          {t(kinds[kind].yes)}
        </Button>
      }
    >
      <p className={styles.number}>
        {t('accept.number')}
        <strong>{String(asked.number).padStart(2, '0')}</strong>
      </p>
    </Form>
  );
}
