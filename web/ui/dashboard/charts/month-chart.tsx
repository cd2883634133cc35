import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useId, useState, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import type { Series } from './figure-card.tsx';
import styles from './month-chart.module.css';

type MonthChartProps = {
  title: string;
  /** The months: short below the columns, long in texts. */
  labels: readonly { short: string; long: string }[];
  series: readonly Series[];
  /** `columns` are stacked; `line` shows the totals. */
  kind?: 'columns' | 'line';
  /** Formats a value; `formatShort` is used above the columns. */
  formatValue: (value: number) => string;
  formatShort?: (value: number) => string;
};

const height = 208;
/**
 * The width of a digit in px. Where the totals do not all fit above their columns, only that of the selected month is
 * shown.
 */
const digitWidth = 8;
const edge = { top: 26, bottom: 30 } as const;

/** A chart of values by month. Arrow keys and the pointer select a month, whose values are shown above. */
export function MonthChart({
  title,
  labels,
  series,
  kind = 'columns',
  formatValue,
  formatShort = formatValue,
}: MonthChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const hatch = useId();
  const [at, setAt] = useState<number>();
  const totals = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const x = scaleBand<number>().domain(labels.keys()).range([0, width]).paddingInner(0.28).paddingOuter(0.1);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...totals)])
    .range([height - edge.bottom, edge.top]);
  const chosen = at ?? labels.length - 1;
  const valueTexts = series.map(({ title: name, values }) => {
    const value = formatValue(values[chosen] ?? 0);
    return series.length > 1 ? `${name} ${value}` : value;
  });
  const summary = labels[chosen] && `${labels[chosen].long}: ${valueTexts.join(', ')}`;
  return (
    <div className={styles.chart}>
      <p className={styles.summary} aria-hidden="true">
        {summary}
      </p>
      <div ref={ref} dir="ltr" className={styles.plane}>
        {width > 0 && (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
            className={styles.picture}
          >
            <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V5" className={styles.hatch} />
            </pattern>
            {kind === 'line' ? (
              <Line values={totals} x={x} y={y} chosen={chosen} />
            ) : (
              labels.map((label, index) => (
                <Column
                  key={label.long}
                  index={index}
                  series={series}
                  x={x}
                  y={y}
                  isChosen={index === chosen}
                  hatch={hatch}
                />
              ))
            )}
            <line x1="0" x2={width} y1={height - edge.bottom} y2={height - edge.bottom} className={styles.base} />
            <ColumnTexts labels={labels} totals={totals} x={x} y={y} chosen={chosen} formatValue={formatShort} />
          </svg>
        )}
        <input
          type="range"
          className={styles.chooser}
          aria-label={title}
          aria-valuetext={summary}
          min={0}
          max={labels.length - 1}
          value={chosen}
          onChange={(event) => setAt(Number(event.target.value))}
          onPointerMove={(event) =>
            setAt(
              Math.min(labels.length - 1, Math.max(0, Math.floor((event.nativeEvent.offsetX / width) * labels.length))),
            )
          }
        />
      </div>
      {series.length > 1 && <Legend series={series} />}
    </div>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, title, fill }) => (
        <li key={id} data-fill={fill}>
          {title}
        </li>
      ))}
    </ul>
  );
}

type Scales = { x: ReturnType<typeof scaleBand<number>>; y: ReturnType<typeof scaleLinear<number, number>> };

function Column({
  index,
  series,
  x,
  y,
  isChosen,
  hatch,
}: Scales & { index: number; series: readonly Series[]; isChosen: boolean; hatch: string }) {
  const starts = series.map((_, place) =>
    series.slice(0, place).reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  return series.map(({ id, fill, values }, place) => {
    const value = values[index] ?? 0;
    const start = starts[place] ?? 0;
    const top = y(start + value);
    return (
      value > 0 && (
        <rect
          key={id}
          x={x(index)}
          y={top}
          width={x.bandwidth()}
          height={Math.max(1, y(start) - top - (place > 0 ? 1 : 0))}
          className={classNames(styles.column, styles[fill], isChosen && styles.chosen)}
          style={fill === 'cancelled' ? { fill: `url(#${hatch})` } : undefined}
        />
      )
    );
  });
}

type ColumnTextsProps = Scales & {
  labels: MonthChartProps['labels'];
  totals: readonly number[];
  chosen: number;
  formatValue: (value: number) => string;
};

/**
 * The months below the chart, every other one if space is short, and the totals above, or only that of the chosen
 * month.
 */
function ColumnTexts({ labels, totals, x, y, chosen, formatValue }: ColumnTextsProps) {
  const longest = Math.max(...totals.map((total) => formatValue(total).length));
  const hasRoom = x.step() >= Math.max(34, longest * digitWidth);
  return labels.map((label, index) => {
    const middle = (x(index) ?? 0) + x.bandwidth() / 2;
    const total = totals[index] ?? 0;
    const isTotalShown = total > 0 && (hasRoom || (index === chosen && x.step() >= 30));
    const isLabelShown = x.step() >= 30 || index % 2 === (labels.length - 1) % 2;
    return (
      <g key={label.long} className={classNames(index === chosen && styles.chosen)}>
        {isTotalShown && (
          <text x={middle} y={y(total) - 8} className={styles.value}>
            {formatValue(total)}
          </text>
        )}
        {isLabelShown && (
          <text x={middle} y={height - 9} className={styles.label}>
            {label.short}
          </text>
        )}
      </g>
    );
  });
}

function Line({ values, x, y, chosen }: Scales & { values: readonly number[]; chosen: number }) {
  const at = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const points = values.map((value, index): [number, number] => [at(index), y(value)]);
  return (
    <>
      <path
        d={
          area<[number, number]>()
            .x(([px]) => px)
            .y1(([, py]) => py)
            .y0(y(0))
            .curve(curveMonotoneX)(points) ?? ''
        }
        className={styles.under}
      />
      <path d={line<[number, number]>().curve(curveMonotoneX)(points) ?? ''} className={styles.line} />
      {points.map(([px, py], index) => (
        <circle
          key={px}
          cx={px}
          cy={py}
          r={index === chosen ? 5.5 : 3.5}
          className={classNames(styles.dot, index === chosen && styles.chosen)}
        />
      ))}
    </>
  );
}

/** The width of an element in px, kept up to date; 0 until it is measured, which happens before the first paint. */
function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
