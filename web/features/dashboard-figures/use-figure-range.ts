import { isRange, rangeChoices, rangeOf, type DateRange, type RangeChoice } from '#domain/figures/date-range.ts';
import { useAddressQuery } from '#web/ui/address-query.ts';

/** Which days the figures are of, and whose they are: kept in the address, so that a link shows the same. */
export function useFigureRange(now: number) {
  const [query, changeQuery] = useAddressQuery();
  const own = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const asked = query.get('days');
  const choice: RangeChoice | 'own' =
    asked === 'own' && isRange(own) ? 'own' : (rangeChoices.find((one) => one === asked) ?? '180');
  const range: DateRange = choice === 'own' ? own : rangeOf(choice, now);
  const whose = Number(query.get('of')) || undefined;
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
    whose,
    choose,
    setOwn: (part: Partial<DateRange>) => change({ days: 'own', ...range, ...part }),
    setWhose: (id: string) => change({ of: id }),
  };
}
