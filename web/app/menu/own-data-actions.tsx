import { Download, Trash2 } from 'lucide-react';
import type { Client } from '#contract/entities/people.ts';
import { useText } from '#web/texts/language.tsx';
import { useErase } from './use-erase.ts';
import styles from './bottom-area.module.css';

/** What clients can do with what is kept of them, on their own device: take it along, have it deleted. */
export function OwnDataActions({ client, onLeave }: { client: Client; onLeave: () => void }) {
  const t = useText();
  const erase = useErase(client.id);
  return (
    <>
      <a
        className={styles.item}
        href={`/api/clients/${client.id}/export`}
        download={`client-${client.id}.json`}
        onClick={onLeave}
      >
        <Download aria-hidden="true" />
        {t('data.download')}
      </a>
      <button
        type="button"
        className={styles.item}
        onClick={() => {
          onLeave();
          void erase();
        }}
      >
        <Trash2 aria-hidden="true" />
        {t('data.erase')}
      </button>
    </>
  );
}
