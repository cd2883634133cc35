import type { ComponentProps } from 'react';
import { rangeChoices, isRange, rangeOf, type RangeChoice, type DateRange } from '#domain/figures/date-range.ts';
import { knownChoice } from '#domain/navigation/known-choice.ts';
import { withParameters } from '#domain/navigation/with-parameters.ts';
import { useText } from '#web/texts/language.tsx';
import { useAddressQuery } from '#web/ui/address-query.ts';
import { DayInput } from '#web/ui/dashboard/day-input.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import styles from './figures.module.css';

/** Selects the range of days and the user. */
export function RangeBar({
  selection,
  team,
  hasUserSelect,
}: {
  selection: ReturnType<typeof useFigureRange>;
  team: readonly { id: number; name: string }[];
  hasUserSelect: boolean;
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
            isAccepted={(from) => isRange({ ...selection.range, from })}
          />
          <Day
            label={t('figures.to')}
            value={selection.range.to}
            min={selection.range.from}
            onChange={(to) => selection.setOwn({ to })}
            isAccepted={(to) => isRange({ ...selection.range, to })}
          />
        </>
      )}
      {hasUserSelect && (
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

function Day({ label, ...rest }: { label: string } & ComponentProps<typeof DayInput>) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <DayInput {...rest} required />
    </label>
  );
}

/**
 * The range of days and the user of the figures. Kept in the URL, so that a link shows the same figures. `team` is
 * undefined until it is known who can be chosen.
 */
export function useFigureRange(now: number, team: readonly { id: number }[] | undefined) {
  const [query, changeQuery] = useAddressQuery();
  const own = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const days = query.get('days');
  const choice: RangeChoice | 'own' =
    days === 'own' && isRange(own) ? 'own' : (rangeChoices.find((known) => known === days) ?? '180');
  const range: DateRange = choice === 'own' ? own : rangeOf(choice, now);
  const userId = Number(knownChoice(query.get('of') ?? '', team)) || undefined;
  const change = (part: Record<string, string | undefined>) => changeQuery((current) => withParameters(current, part));
  const choose = (next: RangeChoice | 'own') =>
    change(next === 'own' ? { days: 'own', ...range } : { days: next, from: undefined, to: undefined });
  return {
    choice,
    range,
    userId,
    choose,
    setOwn: (part: Partial<DateRange>) => change({ days: 'own', ...range, ...part }),
    setUserId: (id: string) => change({ of: id }),
  };
}
