import { useText } from '#web/texts/language.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { GardenChoice } from '#domain/filter/filter.ts';
import styles from './search-panel.module.css';

type GardenChoicesProps = {
  choice: GardenChoice;
  counts: ReadonlyMap<GardenChoice, number>;
  onChange: (choice: GardenChoice) => void;
};

/** Garden: all, with, without. */
export function GardenChoices({ choice, counts, onChange }: GardenChoicesProps) {
  const t = useText();
  const option = (value: GardenChoice, label: string) => ({
    value: String(value),
    label: `${label}\u2002${counts.get(value) ?? 0}`,
  });
  return (
    <div className={styles.group}>
      <p className={styles.legend} aria-hidden="true">
        {t('search.garden')}
      </p>
      <Segmented
        className={styles.garden}
        label={t('search.garden')}
        value={String(choice)}
        onChange={(value) => onChange(value === '1' ? 1 : value === '0' ? 0 : -1)}
        options={[option(-1, t('search.gardenAll')), option(1, t('search.gardenYes')), option(0, t('search.gardenNo'))]}
      />
    </div>
  );
}
