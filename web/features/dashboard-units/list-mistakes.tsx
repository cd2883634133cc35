import { CircleAlert } from 'lucide-react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { calls } from '#contract/calls/index.ts';
import { useText } from '#web/texts/language.tsx';
import styles from './units.module.css';

type Mistakes = AnswerOf<typeof calls.checkPriceList>['mistakes'];

/** Every mistake of a price list with its line, what is wrong and what to do. Nothing of such a list is applied. */
export function ListMistakes({ mistakes }: { mistakes: Mistakes }) {
  const t = useText();
  return (
    <section aria-labelledby="list-mistakes">
      <h3 id="list-mistakes" className={styles.mistakesTitle}>
        <CircleAlert aria-hidden="true" />
        {t('units.mistakes', { count: mistakes.length })}
      </h3>
      <p className={styles.note}>{t('units.mistakesText')}</p>
      <ol className={styles.mistakes}>
        {mistakes.map(({ line, code, what, todo }) => (
          <li key={`${line} ${code}`}>
            <span className={styles.lineNumber}>{t('units.onLine', { line })}</span>
            <span>
              <strong>{what}</strong>
              <br />
              {todo}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
