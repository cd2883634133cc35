import { useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import styles from './preview.module.css';
import shared from './units.module.css';

type PriceChange = { old_price: number; new_price: number };

/** What many changes come to together: how many, from what to what, and by how much. */
export function ChangeSummary({ changes, unchanged }: { changes: readonly PriceChange[]; unchanged: number }) {
  const t = useText();
  const priceText = usePriceText();
  const [old, next] = [sum(changes.map((change) => change.old_price)), sum(changes.map((change) => change.new_price))];
  const facts = [
    { title: t('units.willChange'), value: String(changes.length), note: t('units.unchanged', { count: unchanged }) },
    { title: t('units.sumNow'), value: priceText(old), note: '' },
    { title: t('units.sumThen'), value: priceText(next), note: old === 0 ? '' : shareText((next - old) / old) },
  ];
  return (
    <dl className={styles.summary}>
      {facts.map(({ title, value, note }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
          <dd className={shared.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A change as a percentage with its sign: `+3,2 %`. */
export function shareText(share: number): string {
  const percent = Math.round(share * 1000) / 10;
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${String(Math.abs(percent)).replace('.', ',')} %`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
