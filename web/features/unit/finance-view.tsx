import type { Property } from '#contract/entities/property.ts';
import { pricePerArea, totalPrice } from '#domain/money/unit-prices.ts';
import { areaUnitSign } from '#domain/units/format-area.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './finance-view.module.css';

/** The price of a unit: alone, per area, and with its furniture. */
export function FinanceView({ unit }: { unit: Property }) {
  const t = useText();
  const { areaUnit } = useSettings();
  const perArea = pricePerArea(unit);
  const lines: [string, number][] = [[t('unit.price'), unit.price ?? 0]];
  if (perArea !== undefined) lines.push([t('unit.pricePerArea', { unit: areaUnitSign(areaUnit) }), perArea]);
  if (unit.furniture_price)
    lines.push([t('unit.furniture'), unit.furniture_price], [t('unit.total'), totalPrice(unit) ?? 0]);
  return (
    <Panel as="div" dense className={styles.panel}>
      <h2 className={styles.title}>{t('unit.finance')}</h2>
      <dl>
        {lines.map(([name, minor]) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              <Price minor={minor} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
