const rays = Array.from({ length: 8 }, (_, at) => ({ turn: at * 45, to: at % 2 === 0 ? 20 : 12.5 }));

/** Marks the best value of a row: eight rays in the text colour. */
export function BestMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="-21 -21 42 42"
      aria-hidden="true"
      focusable="false"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {rays.map(({ turn, to }) => (
        <path key={turn} d={`M0-5V-${to}`} transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
