import { createContext, memo, type ReactNode, use } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { useAreaText, Price } from '#web/ui/amounts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PictureImage } from '#web/ui/picture-image.tsx';
import { widthInRem } from '#web/ui/picture-width.ts';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { columnTitles } from './list-header.tsx';
import styles from './list-row.module.css';

type ListRowProps = {
  unit: Property;
  type: string;
  /** `aria-rowindex`: the header is row 1. */
  rowIndex: number;
  /** Distance from the top of the table body, and height, in pixels. */
  top: number;
  height: number;
  /** Whether the table has pictures. A unit without one then has a plain area. */
  hasPicture: boolean;
  favourite: ((unit: Property) => ReactNode) | undefined;
};

/** The query string of links that keep the filter. A change of it renders only the links again, not their rows. */
export const SearchContext = createContext('');

/** One unit. The whole row is a link; phones show it as a card. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { unit, type, rowIndex, top, height, hasPicture, favourite } = props;
  const t = useText();
  const { showPrices } = useSettings();
  const areaText = useAreaText();
  const status = statusLabel(unit.status_id);
  const picture = unit.images[0] ?? unit.apartment_type.images[0];
  return (
    <tr
      aria-rowindex={rowIndex}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, height }}
      data-unit={unit.id}
      data-status={status}
    >
      {hasPicture && (
        <td className={styles.picture}>
          {picture ? (
            <PictureImage file={picture} alt="" sizes={widthInRem(6)} className={styles.image} />
          ) : (
            <div className={classNames(styles.image, styles.blank)} />
          )}
        </td>
      )}
      <td className={styles.status}>
        <StatusTag status={status} />
      </td>
      <td className={styles.number}>
        <UnitLink unit={unit} />
      </td>
      <td className={styles.total} data-title={t(columnTitles.total)}>
        {areaText(unit.gross_area)}
      </td>
      <td className={styles.balcony} data-title={t(columnTitles.balcony)}>
        {areaText(unit.terrace_area)}
      </td>
      <td className={styles.type}>{type}</td>
      {showPrices && <td className={styles.price}>{unit.price === undefined ? '–' : <Price minor={unit.price} />}</td>}
      {favourite && <td className={styles.heart}>{favourite(unit)}</td>}
    </tr>
  );
});

function UnitLink({ unit }: { unit: Property }) {
  return (
    <Link className={styles.link} to={unitAddress(unit.id, use(SearchContext))}>
      {unit.code}
    </Link>
  );
}
