import { useState } from 'react';
import { faultsOf, type Fault } from '#web/accounts/faults.ts';
import { useFaultText } from '#web/accounts/use-fault-text.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { kinds, type MailedLink } from './approval.ts';
import styles from './not-me.module.css';

/** “This was not me”: ends what the link opened and tells the sales team. */
export function NotMe({ link, onDenied }: { link: MailedLink; onDenied: () => void }) {
  const t = useText();
  const text = useFaultText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const deny = async () => {
    setBusy(true);
    try {
      const answer = await callApi(kinds[link.kind].deny, { body: { id: link.id, code: link.code } });
      if (answer.response) return onDenied();
      setFault(answer.error);
    } catch (error) {
      setFault(faultsOf(error).form);
    }
    setBusy(false);
  };
  return (
    <div className={styles.notMe}>
      <Button busy={busy} onClick={() => void deny()}>
        {t('accept.notMe')}
      </Button>
      <p role="alert" className={styles.fault}>
        {text(fault)}
      </p>
    </div>
  );
}
