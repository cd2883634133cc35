import { statusLabels, type StatusLabel } from '#domain/units/statuses.ts';
import { StatusMark } from '#web/ui/status-tag.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './unit-label.module.css';

/** The radius of the circle that marks a favourite, in units of the view box (specification, section 2). */
const heartRadius = 26;

/** A heart 24 units wide, as the icon of the same name. */
const heart =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

/** Sizes of the plate in units of the view box, before it is fitted to the zoom. */
const plate = { top: -27, height: 53, inset: 4, least: 30 } as const;
const type = { number: 15, room: 13, letter: 0.58, least: 0.7 } as const;

type UnitLabelProps = {
  number: string;
  room: string;
  status: StatusLabel;
  isOut: boolean;
  isFavourite: boolean;
  /** Width of the unit there, in units of the view box. */ width: number;
};

/** A unit's number, rooms and status on a small plate round the origin; left out by a filter, the number alone. */
export function UnitLabel({ number, room, status, isOut, isFavourite, width }: UnitLabelProps) {
  const numberSize = fitText(number, type.number, width);
  const roomSize = fitText(room, type.room, width);
  const text = Math.max(number.length * numberSize, room.length * roomSize) * type.letter;
  const wide = Math.min(Math.max(plate.least, text + 2 * plate.inset), Math.max(width, text));
  if (isOut) {
    return (
      <g className={styles.scaled}>
        <rect className={styles.plate} x={-wide / 2} y="-11" width={wide} height="21" rx="2" />
        <text className={styles.pale} y="5" fontSize={numberSize}>
          {number}
        </text>
      </g>
    );
  }
  return (
    <>
      {isFavourite && <circle r={heartRadius} className={styles.favourite} />}
      <g className={classNames(styles.scaled, styles[status], statusLabels.indexOf(status) > 1 && styles.quiet)}>
        {!isFavourite && (
          <rect className={styles.plate} x={-wide / 2} y={plate.top} width={wide} height={plate.height} rx="2" />
        )}
        <text className={styles.number} y="-11" fontSize={numberSize}>{`${number} `}</text>
        <text className={styles.room} y="4" fontSize={roomSize}>
          {room}
        </text>
        <g className={styles.mark} transform={`translate(${isFavourite ? -13 : -5.5} 9) scale(0.69)`}>
          <StatusMark status={status} />
        </g>
        {isFavourite && <path className={styles.heart} d={heart} transform="translate(2 8.5) scale(0.5)" />}
      </g>
    </>
  );
}

/** The size at which a text fits a width, with a little air, between the wanted size and its smallest part. */
function fitText(text: string, wanted: number, width: number): number {
  return Math.min(wanted, Math.max(wanted * type.least, (width * 0.82) / (text.length * type.letter)));
}
