import { rangeChoices, type RangeChoice } from '#domain/figures/date-range.ts';
import { useText } from '#web/texts/language.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import type { useFigureRange } from './use-figure-range.ts';
import styles from './figures.module.css';

/** Selects the range of days and the user. */
export function RangeBar({
  selection,
  team,
}: {
  selection: ReturnType<typeof useFigureRange>;
  team: readonly { id: number; name: string }[];
}) {
  const t = useText();
  const choices = [...rangeChoices, 'own'] as (RangeChoice | 'own')[];
  return (
    <search className={styles.bar} aria-label={t('figures.range')}>
      <Select
        label={t('figures.days')}
        labelHidden
        options={choices.map((choice) => ({ value: choice, label: t(`figures.range.${choice}`) }))}
        value={selection.choice}
        onChange={selection.choose}
      />
      {selection.choice === 'own' && (
        <>
          <Day
            label={t('figures.from')}
            value={selection.range.from}
            max={selection.range.to}
            onChange={(from) => selection.setOwn({ from })}
          />
          <Day
            label={t('figures.to')}
            value={selection.range.to}
            min={selection.range.from}
            onChange={(to) => selection.setOwn({ to })}
          />
        </>
      )}
      {team.length > 1 && (
        <Select
          label={t('figures.whose')}
          labelHidden
          options={[
            { value: '', label: t('figures.everybody') },
            ...team.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(selection.userId ?? '')}
          onChange={selection.setUserId}
        />
      )}
    </search>
  );
}

function Day({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        min={min}
        max={max}
        required
        onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
      />
    </label>
  );
}
