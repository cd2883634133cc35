import { useState } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './preview.module.css';

/** The end of a preview: why, and the one button that makes it so. */
export function ApplyFoot({
  count,
  busy,
  onApply,
}: {
  count: number;
  busy: boolean;
  onApply: (reason: string) => void;
}) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.apply}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim().length < 3) setMissing(true);
        else onApply(reason.trim());
      }}
    >
      <Field
        className={styles.applyReason}
        label={t('units.reason')}
        value={reason}
        maxLength={300}
        error={isMissing ? t('units.fault.reason') : undefined}
        onChange={(event) => (setMissing(false), setReason(event.target.value))}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t('units.apply', { count })}
      </Button>
    </form>
  );
}
