import type { Property } from '#contract/entities/property.ts';
import { useLookups } from '#web/catalogue/queries.ts';
import { useLanguage, useText, type Translate } from '#web/texts/language.tsx';
import { useAreaText } from '#web/ui/area.tsx';
import { Price } from '#web/ui/price.tsx';
import { useDevelopmentText, useSettings } from '#web/catalogue/settings.tsx';
import type { ReactNode } from 'react';
import styles from './details-panel.module.css';

/** The facts of a unit, one a line. The ensuite line always says yes (specification, section 2). */
export function DetailsList({ unit }: { unit: Property }) {
  const t = useText();
  const lines = useLines(unit, t);
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

function useLines(unit: Property, t: Translate): [string, ReactNode][] {
  const areaText = useAreaText();
  const { showPrices } = useSettings();
  const handover = useDevelopmentText()('handover');
  const roomType = useRoomType(unit);
  const area = (value: number) => (value > 0 ? areaText(value) : t('unit.none'));
  const furniture = showPrices && unit.furniture_price !== undefined && unit.furniture_price > 0;
  return [
    [t('unit.number'), unit.number],
    [t('unit.roomType'), roomType],
    [t('unit.grossArea'), area(unit.gross_area)],
    [t('unit.netArea'), area(unit.net_area)],
    [t('unit.terrace'), area(unit.terrace_area)],
    [t('unit.garden'), area(unit.garden_area)],
    [t('unit.bathrooms'), unit.bathrooms],
    [t('unit.ensuite'), t('general.yes')],
    ...(furniture
      ? [[t('unit.furniture'), <Price key="furniture" minor={unit.furniture_price} />] as [string, ReactNode]]
      : []),
    ...(handover ? [[t('unit.handover'), handover] as [string, ReactNode]] : []),
  ];
}

/** The name of a unit's room type in the language in use. */
export function useRoomType(unit: Property): string {
  const { language } = useLanguage();
  const { data } = useLookups();
  const roomType = data?.roomTypes.find((type) => type.id === unit.room_type_id);
  return (language === 'tr' ? roomType?.label_tr : roomType?.label_en) ?? unit.room_type.label;
}
