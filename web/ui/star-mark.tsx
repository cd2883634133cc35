import { classNames } from './class-names.ts';
import styles from './star-mark.module.css';

const turns = (count: number, offset: number) => Array.from({ length: count }, (_, at) => offset + (at * 360) / count);
const rays = [
  ...turns(4, 0).map((turn) => ({ turn, from: 5, to: 20 })),
  ...turns(4, 45).map((turn) => ({ turn, from: 5, to: 12.5 })),
  ...turns(8, 22.5).map((turn) => ({ turn, from: 4.5, to: 8.5 })),
];

/** The product’s star, in the text colour. `best` is its 8-ray form, which marks the best value. */
export function StarMark({ best = false, className }: { best?: boolean; className?: string | undefined }) {
  const shown = best ? rays.slice(0, 8) : rays;
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="-21 -21 42 42"
      aria-hidden="true"
      focusable="false"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {!best && <circle r="3.5" fill="none" />}
      {shown.map(({ turn, from, to }) => (
        <path key={turn} d={`M0-${from}V-${to}`} transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
