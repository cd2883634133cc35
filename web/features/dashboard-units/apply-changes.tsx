import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '#web/api/api-problem.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { errorText } from './use-change-unit.ts';
import styles from './preview.module.css';

/** Applies previewed changes. `onStale` is called if units changed since the preview, which then has to be renewed. */
export function useApply(
  apply: (reason: string) => Promise<{ changed: number }>,
  { onDone, onStale }: { onDone: () => void; onStale: () => void },
) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: apply,
    onSuccess: ({ changed }) => {
      void queries.invalidateQueries({ queryKey: catalogueKeys.properties });
      toast(t('units.applied', { count: changed }));
      onDone();
    },
    onError: (error) => {
      toast(errorText(error, t), 'error');
      if (error instanceof ApiProblem && error.status === 409) onStale();
    },
  });
}

type ApplyFormProps = { count: number; busy: boolean; onApply: (reason: string) => void };

/** The end of a preview: a required reason, and the button that applies the changes. */
export function ApplyForm({ count, busy, onApply }: ApplyFormProps) {
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
        hint={t('units.reasonHint')}
        error={isMissing ? t('units.invalid.reason') : undefined}
        onChange={(event) => {
          setMissing(false);
          setReason(event.target.value);
        }}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t('units.apply', { count })}
      </Button>
    </form>
  );
}
