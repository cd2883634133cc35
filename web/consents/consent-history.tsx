import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SentBodyOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import type { Consent } from '#contract/entities/consents.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
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

const keyOf = (clientId: number) => [...leadKeys.client(clientId), 'consents'];

/** What a client was shown and agreed to, latest first. */
export function useConsents(clientId: number) {
  return useQuery({
    queryKey: keyOf(clientId),
    refetchOnMount: 'always',
    queryFn: ({ signal }) => callApi(calls.listConsents, { params: { id: clientId }, signal }),
  });
}

/** Returns a function that records whether a client allows mails for marketing. */
export function useSetMarketing(
  clientId: number,
): (said: Pick<SentBodyOf<typeof calls.setMarketing>, 'is_given' | 'source'>) => Promise<void> {
  const queries = useQueryClient();
  const { language } = useLanguage();
  return useCallback(
    async (said) => {
      const saved = await callApi(calls.setMarketing, { params: { id: clientId }, body: { ...said, lang: language } });
      queries.setQueryData(keyOf(clientId), saved);
    },
    [queries, clientId, language],
  );
}
