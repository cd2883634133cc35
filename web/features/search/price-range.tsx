import * as Slider from '@radix-ui/react-slider';
import { useMemo, useState } from 'react';
import { fitThumbs, minStepsBetween } from '#domain/filter/price-thumbs.ts';
import { matchesFilter, type UnitFilter } from '#domain/filter/filter.ts';
import { clearGroup } from '#domain/filter/suggest-loosening.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import { PriceField } from './price-field.tsx';
import { PriceHistogram } from './price-histogram.tsx';
import panel from './search-panel.module.css';
import styles from './price-range.module.css';

type Bounds = Pick<UnitFilter, 'priceMin' | 'priceMax'>;
type PriceRangeProps = {
  filter: UnitFilter;
  onChange: (bounds: Bounds) => void;
  /** While a thumb is dragged; undefined when it is let go. */ onDrag: (bounds: Bounds | undefined) => void;
};

/**
 * The price range: two thumbs that keep the project's steps apart, the units behind it, and both ends as fields. A
 * thumb
 * at its end asks for nothing, so that dearer units are not lost.
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
  const follow = (low: number, high: number) => {
    setDragged([low, high]);
    onDrag(boundsOf(low, high));
  };
  return (
    <fieldset className={panel.group}>
      <legend className={panel.legend}>{t('search.price')}</legend>
      <PriceHistogram prices={prices} range={settings.priceFilter} low={low} high={high} />
      <Slider.Root
        className={styles.slider}
        min={minimum}
        max={maximum}
        step={step}
        minStepsBetweenThumbs={minStepsBetween(settings)}
        preserveThumbOrder
        value={[low, high]}
        onValueChange={([low, high]) => follow(low!, high!)}
        onValueCommit={([low, high]) => settle(low!, high!)}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} aria-label={t('search.priceFrom')} aria-valuetext={priceText(low)} />
        <Slider.Thumb className={styles.thumb} aria-label={t('search.priceTo')} aria-valuetext={priceText(high)} />
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

/** The prices of the units that pass all of the filter but its price. */
function usePrices(filter: UnitFilter): number[] {
  const units = useFullUnits();
  const { soldMeans } = useSettings();
  return useMemo(() => {
    const anyPrice = clearGroup(filter, 'price');
    return units.flatMap((unit) =>
      unit.price !== undefined && matchesFilter(unit, anyPrice, soldMeans) ? [unit.price] : [],
    );
  }, [units, filter, soldMeans]);
}
