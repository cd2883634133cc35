import { ArrowRight } from 'lucide-react';
import type { Building } from '#contract/entities/building.ts';
import { localised } from '#domain/texts/language.ts';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { usePriceText } from '#web/ui/price.tsx';
import styles from './wall-label.module.css';

type WallLabelProps = {
  facts: { count: number; available: number; lowestPrice: number | undefined } | undefined;
  /** Where the phone's button leads: the building with the most units. */
  mainBuilding: Building | undefined;
  search: string;
};

/** The label beside the picture: the development's name, its introduction, and what it offers. */
export function WallLabel({ facts, mainBuilding, search }: WallLabelProps) {
  const t = useText();
  const developmentText = useDevelopmentText();
  const settings = useSettings();
  const { language } = useLanguage();
  const priceText = usePriceText();
  const price = settings.showPrices ? facts?.lowestPrice : undefined;
  const offer = facts && [
    t('unit.residences', { count: facts.count }),
    t('unit.available', { count: facts.available }),
    ...(price === undefined ? [] : [t('unit.priceFrom', { price: priceText(price) })]),
  ];
  return (
    <Panel className={styles.label} aria-labelledby="wall-label">
      <h1 id="wall-label" className={styles.title}>
        {developmentText('intro_title') || settings.projectName}
      </h1>
      <p className={styles.intro}>{developmentText('intro_text')}</p>
      <p className={styles.offer}>{offer ? `${offer.join(', ')}.` : '\u00a0'}</p>
      {mainBuilding && (
        <ButtonLink
          look="ink"
          wide
          className={styles.link}
          to={`/building/${mainBuilding.id}${search}`}
          iconAfter={<ArrowRight aria-hidden="true" />}
        >
          {t('rotator.viewBuilding', { name: localised(mainBuilding, 'name', language) })}
        </ButtonLink>
      )}
    </Panel>
  );
}
