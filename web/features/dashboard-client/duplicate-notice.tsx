import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Duplicate } from '#contract/entities/leads.ts';
import type { Client } from '#contract/entities/people.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { duplicateReasonTexts } from '#web/leads/lead-texts.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { MergeSheet } from './merge-sheet.tsx';
import styles from './duplicate-notice.module.css';

/** Lists clients who may be the same person; managers can merge them. `?merge=<id>` in the URL opens that sheet. */
export function DuplicateNotice({ client, duplicates }: { client: Client; duplicates: readonly Duplicate[] }) {
  const t = useText();
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState(Number(query.get('merge') ?? 0));
  const other = duplicates.find((duplicate) => duplicate.id === chosen);
  const close = () => {
    setChosen(0);
    setQuery(
      (current) => {
        current.delete('merge');
        return current;
      },
      { replace: true },
    );
  };
  if (duplicates.length === 0) return null;
  return (
    <aside className={styles.notice} aria-label={t('leads.duplicates')}>
      <Copy aria-hidden="true" />
      <ul className={styles.list}>
        {duplicates.map((duplicate) => (
          <li key={duplicate.id} className={styles.line}>
            <span>
              {t(duplicateReasonTexts[duplicate.reason])}:{' '}
              <Link to={`/dashboard/leads/${duplicate.id}`}>{fullName(duplicate)}</Link>{' '}
              <span className={styles.email}>{duplicate.email}</span>
            </span>
            {can.assignClients && <Button onClick={() => setChosen(duplicate.id)}>{t('leads.merge')}</Button>}
          </li>
        ))}
      </ul>
      {other && can.assignClients && <MergeSheet client={client} other={other} onClose={close} />}
    </aside>
  );
}
