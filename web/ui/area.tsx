import { formatArea } from '#domain/units/format-area.ts';
import { formatUnitFact } from '#domain/units/format-unit-fact.ts';
import type { UnitFactName, UnitFacts } from '#domain/units/unit-facts.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';
import styles from './price.module.css';

/** `formatArea` with the project's unit and the current language. */
export function useAreaText(): (area: number) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (area) => formatArea(area, areaUnit, language);
}

/** `formatUnitFact` with the project's unit and the current language; `none` stands for an area of 0. */
export function useUnitFactText(none: string): (unit: UnitFacts, name: UnitFactName) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (unit, name) => formatUnitFact(unit, name, { areaUnit, language, none });
}

/** An area in m². */
export function Area({ area }: { area: number }) {
  return <span className={styles.price}>{useAreaText()(area)}</span>;
}
