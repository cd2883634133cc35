import { FileText, MapPinned } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Price } from '#web/ui/price.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DetailsList } from './details-list.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { floorAddress, sheetAddress } from './unit-address.ts';
import type { UnitSlots } from './unit-screen.tsx';
import type { Sheet } from './use-sheet.ts';
import { usePlaceText } from './use-place-text.ts';
import { useGoBack } from '#web/pictures/use-go-back.ts';
import styles from './details-panel.module.css';

type DetailsPanelProps = {
  unit: Property;
  previous: Property | undefined;
  next: Property | undefined;
  slots: UnitSlots;
  sheet: Sheet;
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What is known of a unit, and what can be done with it. */
export function DetailsPanel({ unit, previous, next, slots, sheet, label, onKeyDown }: DetailsPanelProps) {
  const t = useText();
  const developmentText = useDevelopmentText();
  const { search } = useFilter();
  const wayBack = useGoBack(floorAddress(unit, search));
  const status = statusLabel(unit.status_id);
  const pulled = { '--pulled': `${sheet.pulled}px` } as CSSProperties;
  return (
    <Panel
      as="aside"
      dense
      aria-label={label}
      className={classNames(styles.panel, sheet.pulled !== 0 && styles.pulling)}
      style={pulled}
      data-status={status}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={t(sheet.place === 'full' ? 'unit.sheetLess' : 'unit.sheetMore')}
        aria-expanded={sheet.place === 'full'}
        {...sheet.handle}
      />
      <div className={styles.scroll}>
        <header className={styles.head}>
          <h1 className={styles.code}>{unit.code}</h1>
          <div className={styles.controls}>
            <NeighbourLinks previous={previous} next={next} />
            <CloseButton look="plain" className={styles.close} onClick={wayBack} />
          </div>
        </header>
        <p className={styles.where}>
          <StatusTag status={status} />
          <span>{usePlaceText(unit)}</span>
        </p>
        <PriceLine unit={unit} />
        <DetailsList unit={unit} />
        <Links unit={unit} search={search} />
        <div className={styles.actions}>
          {slots.sales?.(unit)}
          {slots.favourite?.(unit)}
        </div>
        <p className={styles.disclaimer}>{developmentText('disclaimer') || t('unit.disclaimer')}</p>
      </div>
    </Panel>
  );
}

function PriceLine({ unit }: { unit: Property }) {
  const { showPrices } = useSettings();
  if (!showPrices || unit.price === undefined) return null;
  return (
    <p className={styles.price}>
      <Price minor={unit.price} />
    </p>
  );
}

function Links({ unit, search }: { unit: Property; search: string }) {
  const t = useText();
  const { language } = useLanguage();
  const { hasInfo } = useSettings();
  return (
    <div className={styles.links}>
      <Link className={styles.floor} to={floorAddress(unit, search, true)}>
        <MapPinned />
        {t('unit.findOnFloor')}
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
