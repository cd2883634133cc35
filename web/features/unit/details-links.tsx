import { FileText, MapPinned } from 'lucide-react';
import type { Property } from '#contract/entities/property.ts';
import { localised } from '#domain/texts/language.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { Link } from '#web/router/link.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useUnitPlace, useVilla } from './unit-place.ts';
import { sheetAddress } from './views.ts';
import styles from './details-panel.module.css';

/** Links to the unit on the plan of its floor, or to its villa, and to its information sheet. */
export function DetailsLinks({ unit }: { unit: Property }) {
  const t = useText();
  const { language } = useLanguage();
  const { hasInfo } = useSettings();
  const villa = useVilla(unit);
  return (
    <div className={styles.links}>
      <Link className={styles.floor} to={useUnitPlace(unit, true)}>
        <MapPinned />
        {villa ? t('unit.viewVilla', { name: localised(villa, 'name', language) }) : t('unit.findOnFloor')}
      </Link>
      {hasInfo && (
        <a className={styles.floor} href={sheetAddress(unit.id, language)} target="_blank" rel="noopener">
          <FileText />
          <span>
            {t('unit.informationSheet')} <VisuallyHidden>({t('unit.newTab')})</VisuallyHidden>
          </span>
        </a>
      )}
    </div>
  );
}
