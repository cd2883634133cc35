import { useState } from 'react';

type DayInputProps = {
  className?: string | undefined;
  /** Days such as `2026-11-21`, or empty. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean;
  /** Whether a day may be what was meant. */
  isAccepted: (day: string) => boolean;
  onChange: (day: string) => void;
};

/** Without a last day, browsers accept years of six digits, and append what is typed to the four that are there. */
const lastDay = '9999-12-31';

/**
 * A field for a day. While a year is typed, it contains days such as 15 March 0002: days that are not accepted stay in
 * the field until it is left.
 */
export function DayInput({ value, max, isAccepted, onChange, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const change = (day: string) => {
    setTyped(isAccepted(day) ? undefined : day);
    if (isAccepted(day)) onChange(day);
  };
  return (
    <input
      {...rest}
      type="date"
      value={typed ?? value}
      max={max || lastDay}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
