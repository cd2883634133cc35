import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { furniturePrice, priceWithFurniture } from '#domain/money/unit-prices.ts';
import { hasEnsuite } from '#domain/units/has-ensuite.ts';
import { unitFactNames } from '#domain/units/unit-facts.ts';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import { useRoomTypeName } from '#web/catalogue/unit-names.ts';
import { useText } from '#web/texts/language.tsx';
import { Price, useUnitFactText } from '#web/ui/amounts.tsx';
import styles from './details-list.module.css';

/** The facts of a unit, one per line. The ensuite line says yes (specification, section 2) or is left out. */
export function DetailsList({ unit }: { unit: Property }) {
  const lines = useLines(unit);
  return (
    <dl className={styles.list}>
      {lines.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useLines(unit: Property): [string, ReactNode][] {
  const t = useText();
  const factText = useUnitFactText(t('unit.none'));
  const { showPrices } = useSettings();
  const handover = useDevelopmentText()('handover');
  const roomTypeName = useRoomTypeName();
  const lines: [string, ReactNode][] = [
    [t('unit.number'), unit.number],
    [t('unit.roomType'), roomTypeName(unit)],
    ...unitFactNames.map((name): [string, string] => [t(`unit.fact.${name}`), factText(unit, name)]),
  ];
  if (hasEnsuite(unit)) lines.push([t('unit.ensuite'), t('general.yes')]);
  const addAmount = (name: string, minor: number | undefined) => {
    if (showPrices && minor !== undefined) lines.push([name, <Price key={name} minor={minor} />]);
  };
  addAmount(t('price.furniture'), furniturePrice(unit));
  addAmount(t('price.withFurniture'), priceWithFurniture(unit));
  if (handover) lines.push([t('unit.handover'), handover]);
  return lines;
}
