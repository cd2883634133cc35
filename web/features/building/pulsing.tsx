import { useState, type ReactNode } from 'react';
import styles from './pulsing.module.css';

/** Pulses once each time `value` changes while it is on the screen. */
export function Pulsing({ value, children }: { value: string | number; children: ReactNode }) {
  const [seen, setSeen] = useState({ value, times: 0 });
  if (seen.value !== value) setSeen({ value, times: seen.times + 1 });
  return (
    <span key={seen.times} className={seen.times > 0 ? styles.pulse : styles.still} data-pulses={seen.times}>
      {children}
    </span>
  );
}
