import { isRange, rangeChoices, rangeOf, type DateRange, type RangeChoice } from '#domain/figures/date-range.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';

/** The range of days and the user of the figures. Kept in the URL, so that a link shows the same figures. */
export function useFigureRange(now: number) {
  const [query, changeQuery] = useAddressQuery();
  const own = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const days = query.get('days');
  const choice: RangeChoice | 'own' =
    days === 'own' && isRange(own) ? 'own' : (rangeChoices.find((known) => known === days) ?? '180');
  const range: DateRange = choice === 'own' ? own : rangeOf(choice, now);
  const userId = Number(query.get('of')) || undefined;
  const change = (part: Record<string, string | undefined>) =>
    changeQuery((current) => {
      for (const [name, value] of Object.entries(part))
        if (value === undefined || value === '') current.delete(name);
        else current.set(name, value);
      return current;
    });
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
