import { FileText, MapPinned } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { furniturePrice, priceWithFurniture } from '#domain/money/furniture-price.ts';
import { localised } from '#domain/texts/language.ts';
import { hasEnsuite } from '#domain/units/has-ensuite.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { unitFactNames } from '#domain/units/unit-facts.ts';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import { sheetAddress } from '#web/catalogue/page-address.ts';
import { useUnitFloorName, useRoomTypeName } from '#web/catalogue/unit-names.ts';
import { Link } from '#web/router/link.tsx';
import { useGoBack } from '#web/router/going-back.ts';
import { ShareButton } from '#web/share/share-button.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Price, useUnitFactText, ApproximatePrice } from '#web/ui/amounts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclaimer } from '#web/ui/disclaimer.tsx';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import type { Sheet } from './use-sheet.ts';
import { useUnitPlace, useVilla } from './views.ts';
import list from './details-list.module.css';
import actions from './unit-actions.module.css';
import styles from './details-panel.module.css';

/** Slots that the app fills on a unit's page: the favourite button and the sales actions. */
export type UnitSlots = {
  favourite?: (unit: Property) => ReactNode;
  sales?: (unit: Property) => ReactNode;
};

type DetailsPanelProps = {
  unit: Property;
  previous: Property | undefined;
  next: Property | undefined;
  slots: UnitSlots;
  sheet: Sheet;
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The details of a unit, which scroll between its name and its actions; a bottom sheet on phones. */
export function DetailsPanel({ unit, previous, next, slots, sheet, label, onKeyDown }: DetailsPanelProps) {
  const t = useText();
  const goBack = useGoBack(useUnitPlace(unit));
  const status = statusLabel(unit.status_id);
  const style = { '--pulled': `${sheet.pulled}px` } as CSSProperties;
  return (
    <Panel
      as="aside"
      dense
      aria-label={label}
      className={classNames(styles.panel, sheet.pulled !== 0 && styles.pulling)}
      style={style}
      data-status={status}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={t(sheet.position === 'full' ? 'unit.sheetLess' : 'unit.sheetMore')}
        aria-expanded={sheet.position === 'full'}
        {...sheet.handle}
      />
      <header className={styles.top} data-keep-clear="">
        <div className={styles.head}>
          <h1 className={styles.code}>{unit.code}</h1>
          <div className={styles.controls}>
            <ShareButton variant="plain" />
            <NeighbourLinks previous={previous} next={next} />
            <PageCloseButton variant="plain" className={styles.close} onClick={goBack} />
          </div>
        </div>
        <p className={styles.where}>
          <StatusTag status={status} />
          <span>{useLocationText(unit)}</span>
        </p>
        {unit.is_withdrawn && <p className={styles.withdrawn}>{t('unit.withdrawn')}</p>}
        <PriceLine unit={unit} />
      </header>
      <div className={styles.scroll}>
        <Features unit={unit} />
        <DetailsList unit={unit} />
        {!unit.is_withdrawn && <DetailsLinks unit={unit} />}
        <Disclaimer className={styles.disclaimer} />
      </div>
      <UnitActions unit={unit} slots={slots} />
    </Panel>
  );
}

function PriceLine({ unit }: { unit: Property }) {
  const t = useText();
  const { showPrices } = useSettings();
  if (!showPrices || unit.price === undefined) return null;
  return (
    <p className={styles.price}>
      <VisuallyHidden>{t('unit.price')} </VisuallyHidden>
      <Price minor={unit.price} />
      <ApproximatePrice minor={unit.price} />
    </p>
  );
}

/** The floor of a unit or its villa, and the development’s own name for that level. */
function useLocationText(unit: Property): string {
  const { language } = useLanguage();
  const developmentText = useDevelopmentText();
  const floor = useUnitFloorName()(unit);
  const villa = useVilla(unit);
  const level = developmentText(`level_${unit.flat_level}`);
  const place = villa ? localised(villa, 'name', language) : floor;
  return [...new Set([place, level])].filter(Boolean).join(' · ');
}

/** The titles of a unit’s tags. They scroll with the details, since a unit may have many. */
function Features({ unit }: { unit: Property }) {
  const { language } = useLanguage();
  const { tags } = useSettings();
  const titles = unit.tags.flatMap((tag) => {
    const entry = tags.find((candidate) => candidate.tag === tag);
    return entry ? [localised(entry, 'title', language)] : [];
  });
  return titles.length > 0 && <p className={styles.features}>{titles.join(' · ')}</p>;
}

/** The facts of a unit, one per line. The ensuite line reads “yes” (specification, section 2) or is left out. */
function DetailsList({ unit }: { unit: Property }) {
  const lines = useLines(unit);
  return (
    <dl className={list.list}>
      {lines.map(([name, value]) => (
        <div key={name} className={list.line}>
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

/** Links to the unit on the plan of its floor, or to its villa, and to its information sheet. */
function DetailsLinks({ unit }: { unit: Property }) {
  const t = useText();
  const { language } = useLanguage();
  const { hasInfo } = useSettings();
  const villa = useVilla(unit);
  return (
    <div className={styles.links}>
      <Link className={styles.floor} to={useUnitPlace(unit, { highlighted: true })}>
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

/** What can be done with a unit, below its details; hidden if nothing can. */
function UnitActions({ unit, slots }: { unit: Property; slots: UnitSlots }) {
  return (
    <div className={actions.actions}>
      <div className={actions.buttons} data-keep-clear="">
        {slots.sales?.(unit)}
      </div>
      <div className={actions.buttons} data-keep-clear="">
        {slots.favourite?.(unit)}
      </div>
    </div>
  );
}
