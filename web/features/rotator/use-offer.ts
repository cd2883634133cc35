import { useSettings } from '#web/catalogue/settings.tsx';
import { useJoin, useText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/use-price-text.ts';

type Offer = { count: number; available: number; lowestPrice: number | undefined };

/** Returns a function that words what is offered: `8 residences, 5 available, from € 284.000.` */
export function useOffer(): (offer: Offer) => string {
  const t = useText();
  const join = useJoin();
  const { showPrices } = useSettings();
  const priceText = usePriceText();
  return ({ count, available, lowestPrice }) => {
    const price = showPrices ? lowestPrice : undefined;
    const parts = [
      t('unit.residences', { count }),
      t('unit.available', { count: available }),
      ...(price === undefined ? [] : [t('unit.priceFrom', { price: priceText(price) })]),
    ];
    return `${join(...parts)}.`;
  };
}
