import * as Slider from '@radix-ui/react-slider';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { matchesFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { priceHistogram } from '#domain/filter/price-histogram.ts';
import { fitThumbs, minStepsBetween, moveThumbToEnd, type PriceFilterRange } from '#domain/filter/price-thumbs.ts';
import { clearGroup } from '#domain/filter/suggest-loosening.ts';
import { maxAmount, minorPerUnit } from '#domain/money/minor-units.ts';
import { quotedPrice } from '#domain/money/unit-prices.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useDirection } from '#web/texts/direction.ts';
import { useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import panel from './search-panel.module.css';
import styles from './price-range.module.css';

type Bounds = Pick<UnitFilter, 'priceMin' | 'priceMax'>;
type PriceRangeProps = {
  filter: UnitFilter;
  onChange: (bounds: Bounds) => void;
  /** Called while a thumb is dragged, and with undefined when it is released. */
  onDrag: (bounds: Bounds | undefined) => void;
};

/**
 * The price filter: a slider whose thumbs keep the project's minimum distance, a histogram of the units, and a text
 * field for each end. A thumb at the end of the slider sets no bound, so that units priced beyond it still match.
 */
export function PriceRange({ filter, onChange, onDrag }: PriceRangeProps) {
  const t = useText();
  const settings = useSettings();
  const priceText = usePriceText();
  const prices = usePrices(filter);
  const { minimum, maximum, step } = settings.priceFilter;
  const [dragged, setDragged] = useState<[number, number]>();
  const stored = fitThumbs(filter.priceMin ?? minimum, filter.priceMax ?? maximum, settings.priceFilter, settings);
  const [low, high] = dragged ?? stored;
  const boundsOf = (low: number, high: number): Bounds => ({
    priceMin: low <= minimum ? null : low,
    priceMax: high >= maximum ? null : high,
  });
  const settle = (low: number, high: number) => {
    const [from, to] = fitThumbs(low, high, settings.priceFilter, settings);
    setDragged(undefined);
    onDrag(undefined);
    onChange(boundsOf(from, to));
  };
  const drag = (low: number, high: number) => {
    setDragged([low, high]);
    onDrag(boundsOf(low, high));
  };
  /**
   * Home and End move the focused thumb to the end of its range; the slider alone would move the first or the last
   * thumb.
   */
  const moveToEnd = (thumb: 0 | 1) => (event: KeyboardEvent) => {
    const { key } = event;
    if (key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    event.stopPropagation();
    settle(...moveThumbToEnd([low, high], { thumb, key }, settings.priceFilter, settings));
  };
  return (
    <fieldset className={panel.group}>
      <legend className={panel.legend}>{t('search.price')}</legend>
      <PriceHistogram prices={prices} range={settings.priceFilter} low={low} high={high} />
      <Slider.Root
        dir={useDirection()}
        className={styles.slider}
        min={minimum}
        max={maximum}
        step={step}
        minStepsBetweenThumbs={minStepsBetween(settings)}
        preserveThumbOrder
        value={[low, high]}
        onValueChange={([from = low, to = high]) => drag(from, to)}
        onValueCommit={([from = low, to = high]) => settle(from, to)}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb
          className={styles.thumb}
          aria-label={t('search.priceFrom')}
          aria-valuetext={priceText(low)}
          onKeyDown={moveToEnd(0)}
        />
        <Slider.Thumb
          className={styles.thumb}
          aria-label={t('search.priceTo')}
          aria-valuetext={priceText(high)}
          onKeyDown={moveToEnd(1)}
        />
      </Slider.Root>
      <div className={styles.ends}>
        <PriceField
          key={`from-${low}`}
          label={t('search.priceFrom')}
          minor={low}
          onSettle={(value) => settle(value, high)}
        />
        <PriceField
          key={`to-${high}`}
          label={t('search.priceTo')}
          minor={high}
          onSettle={(value) => settle(Math.min(low, value), value)}
        />
      </div>
    </fieldset>
  );
}

/** The quoted prices of the units that match the rest of the filter. */
function usePrices(filter: UnitFilter): number[] {
  const units = useFullUnits();
  const { soldMeans } = useSettings();
  return useMemo(() => {
    const anyPrice = clearGroup(filter, 'price');
    return units.flatMap((unit) => (matchesFilter(unit, anyPrice, soldMeans) ? (quotedPrice(unit) ?? []) : []));
  }, [units, filter, soldMeans]);
}

type PriceFieldProps = { label: string; minor: number; onSettle: (minor: number) => void };

/** One end of the price range as a text field. Typed amounts are whole currency units; committed on Enter or blur. */
function PriceField({ label, minor, onSettle }: PriceFieldProps) {
  const settings = useSettings();
  const shown = usePriceText()(minor);
  const [typed, setTyped] = useState(shown);
  const settle = () => {
    const price = readBound(typed, settings.currency);
    setTyped(shown);
    if (price !== undefined && price !== minor) onSettle(price);
  };
  return (
    <input
      className={styles.field}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        // Pressed once more, it closes the panel.
        if (event.key === 'Escape' && typed !== shown) {
          event.preventDefault();
          setTyped(shown);
        }
      }}
    />
  );
}

/** Reads the digits of a typed price, ignoring decimals, as minor units; undefined without digits. */
function readBound(typed: string, currency: string | null): number | undefined {
  const digits = typed.replace(/,\d{0,2}\s*\D?$/, '').replace(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits) * minorPerUnit(currency), maxAmount);
}

const barCount = 28;

type PriceHistogramProps = { prices: readonly number[]; range: PriceFilterRange; low: number; high: number };

/** How many units there are at each price; bars outside the thumbs are pale. Hidden from screen readers. */
function PriceHistogram({ prices, range, low, high }: PriceHistogramProps) {
  const histogram = useMemo(() => priceHistogram(prices, range, barCount), [prices, range]);
  const tallest = Math.max(1, ...histogram.map((bar) => bar.count));
  return (
    <div className={styles.histogram} aria-hidden="true">
      {histogram.map((bar) => (
        <span
          key={bar.from}
          className={classNames(styles.bar, bar.to > low && bar.from < high && styles.inside)}
          style={{ height: bar.count === 0 ? 0 : `${6 + (bar.count / tallest) * 94}%` }}
        />
      ))}
    </div>
  );
}
