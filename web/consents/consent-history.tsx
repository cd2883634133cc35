import type { Consent } from '#contract/entities/consents.ts';
import { useDateText, useText } from '#web/texts/language.tsx';
import styles from './consents.module.css';

/** Every consent that was recorded, latest first, with the wording of the page that was shown. */
export function ConsentHistory({ history }: { history: readonly Consent[] }) {
  const t = useText();
  if (history.length === 0) return <p className={styles.quiet}>{t('consent.nothing')}</p>;
  return (
    <ul className={styles.history}>
      {history.map((consent) => (
        <li key={consent.id}>
          <Entry consent={consent} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ consent: { kind, is_given, source, at, by, page } }: { consent: Consent }) {
  const t = useText();
  const dateText = useDateText();
  const what = kind === 'marketing' ? (is_given ? 'allowed' : 'withdrawn') : kind;
  return (
    <>
      <p>{t(`consent.what.${what}`, { page: page?.title ?? '' })}</p>
      <p className={styles.quiet}>
        <time dateTime={at}>{dateText(at, 'dateTime')}</time> · {t(`consent.source.${source}`)}
        {by !== null && ` · ${by}`}
        {page !== null &&
          ` · ${t('consent.wording', { day: dateText(page.published_at, 'date'), hash: page.hash.slice(0, 8) })}`}
      </p>
    </>
  );
}
