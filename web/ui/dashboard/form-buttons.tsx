import { useText } from '#web/texts/language.tsx';
import { Button } from '../button.tsx';

type FormButtonsProps = { submit: string; busy: boolean; onCancel: () => void };

/** The buttons of a form in a sheet: one that sends it, with the text `submit`, and one that leaves it. */
export function FormButtons({ submit, busy, onCancel }: FormButtonsProps) {
  const t = useText();
  return (
    <>
      <Button type="submit" variant="primary" busy={busy}>
        {submit}
      </Button>
      <Button variant="text" onClick={onCancel}>
        {t('dashboard.cancel')}
      </Button>
    </>
  );
}
