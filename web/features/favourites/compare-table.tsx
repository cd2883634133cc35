import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageCloseButton } from '#web/ui/page-close-button.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import { selectionAddress } from './selected-favourites.ts';
import { type CompareRow, useCompareRows, useCompeting } from './use-compare-rows.tsx';
import styles from './compare-table.module.css';

/** Units side by side. Differing rows are emphasized, and a mark shows the best value of a row. Escape closes it. */
export function CompareTable({
  units,
  sales,
}: {
  units: readonly Property[];
  sales?: ((unit: Property) => ReactNode) | undefined;
}) {
  const t = useText();
  const competing = useCompeting(units);
  const rows = useCompareRows(units, competing);
  const allCompete = competing.every(Boolean);
  const closed = selectionAddress(units);
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('favourites.compareTitle')}</h1>
        {rows.some(({ best }) => best.includes(true)) && (
          <p className={styles.legend}>
            <BestMark className={styles.mark} />
            {allCompete ? t('favourites.bestOf', { count: units.length }) : t('favourites.bestAvailable')}
          </p>
        )}
        <PageCloseButton variant="line" className={styles.close} to={closed} />
      </header>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                <VisuallyHidden>{t('page.unit')}</VisuallyHidden>
              </th>
              {units.map((unit) => (
                <ComparedUnit key={unit.id} unit={unit} count={units.length} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} units={units} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.name}>
                <VisuallyHidden>{t('favourites.links')}</VisuallyHidden>
              </th>
              {units.map((unit) => (
                <td key={unit.id}>
                  <div className={styles.actions}>
                    {sales?.(unit)}
                    <ButtonLink
                      className={styles.open}
                      to={unitAddress(unit.id)}
                      aria-label={t('favourites.open', { code: unit.code })}
                    >
                      {t('favourites.openShort')}
                    </ButtonLink>
                  </div>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

/** The width of all columns of units together, in rem, on a desktop. */
const unitsWidth = 94;

function ComparedUnit({ unit, count }: { unit: Property; count: number }) {
  const picture = unit.images[0] ?? unit.apartment_type.images[0];
  return (
    <th scope="col" data-unit={unit.id} data-status={statusLabel(unit.status_id)}>
      {picture && (
        <PictureImage
          file={picture}
          alt=""
          sizes={`${phoneWindows} 50vw, ${widthInRem(unitsWidth / count)}`}
          className={styles.picture}
        />
      )}
      <span className={styles.unit}>
        <Link className={styles.code} to={unitAddress(unit.id)}>
          {unit.code}
        </Link>
        <StatusTag status={statusLabel(unit.status_id)} />
      </span>
    </th>
  );
}

function Row({ row, units }: { row: CompareRow; units: readonly Property[] }) {
  const t = useText();
  return (
    <tr className={classNames(row.differs && styles.differs)} data-differs={row.differs}>
      <th scope="row" className={styles.name}>
        {row.name}
      </th>
      {units.map((unit, index) => (
        <td key={unit.id} className={classNames(row.best[index] && styles.best)}>
          {row.cells[index]}
          {row.best[index] && <BestMark className={styles.mark} />}
          {row.best[index] && <VisuallyHidden>{t('favourites.best')}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  );
}

const rays = Array.from({ length: 8 }, (_, index) => ({ turn: index * 45, to: index % 2 === 0 ? 20 : 12.5 }));

/** Marks the best value of a row: eight rays in the text colour. */
function BestMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="-21 -21 42 42"
      aria-hidden="true"
      focusable="false"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {rays.map(({ turn, to }) => (
        <path key={turn} d={`M0-5V-${to}`} transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
