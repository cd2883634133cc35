import { useSettings } from '../catalogue/settings.tsx';
import { useLanguage } from '../texts/language.tsx';
import type { Language } from '#contract/form.ts';
import styles from './price.module.css';

const noBreakSpace = '\u00a0';

/** An area with its unit: `84 m²`, at most one decimal in the language's own way (`84,5 m²`); a dash for none. `unit` is the project's (`m2`). */
export function formatArea(area: number, unit: string, language: Language): string {
  if (!(area > 0)) return '–';
  const written = area.toLocaleString(language, { maximumFractionDigits: 1 });
  return `${written}${noBreakSpace}${unit.replace(/2$/, '²')}`;
}

/** `formatArea` with the project's unit and the language in use. */
export function useAreaText(): (area: number) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (area) => formatArea(area, areaUnit, language);
}

/** An area in m². */
export function Area({ area }: { area: number }) {
  return <span className={styles.price}>{useAreaText()(area)}</span>;
}
