import { formatArea } from '#domain/units/format-area.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';
import styles from './price.module.css';

/** `formatArea` with the project's unit and the current language. */
export function useAreaText(): (area: number) => string {
  const { areaUnit } = useSettings();
  const { language } = useLanguage();
  return (area) => formatArea(area, areaUnit, language);
}

/** An area in m². */
export function Area({ area }: { area: number }) {
  return <span className={styles.price}>{useAreaText()(area)}</span>;
}
