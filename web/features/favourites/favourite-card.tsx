import type { Property } from '#contract/entities/property.ts';
import { furniturePrice, priceWithFurniture } from '#domain/money/furniture-price.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { useApartmentTypeName, useRoomTypeName } from '#web/catalogue/unit-names.ts';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { Area, Price, ApproximatePrice } from '#web/ui/amounts.tsx';
import { CloseButton } from '#web/ui/icon-button.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import styles from './favourite-card.module.css';

type FavouriteCardProps = { unit: Property; chosen: boolean; onChoose: () => void; onRemove: () => void };

/** One favourite with a link to the unit, its facts, a checkbox for the comparison, and a button that removes it. */
export function FavouriteCard({ unit, chosen, onChoose, onRemove }: FavouriteCardProps) {
  const t = useText();
  const typeName = useApartmentTypeName();
  const status = statusLabel(unit.status_id);
  const picture = unit.images[0] ?? unit.apartment_type.images[0];
  return (
    <article className={styles.card} data-unit={unit.id} data-status={status} aria-label={unit.code}>
      {picture ? (
        <PictureImage
          file={picture}
          alt=""
          sizes={`${phoneWindows} 92vw, ${widthInRem(30)}`}
          className={styles.picture}
        />
      ) : (
        <div className={styles.picture} />
      )}
      <label className={styles.choice}>
        <input type="checkbox" checked={chosen} onChange={onChoose} />
        {t('favourites.compare')}
      </label>
      <CloseButton className={styles.remove} label={t('favourites.remove', { code: unit.code })} onClick={onRemove} />
      <div className={styles.line}>
        <h2 className={styles.code}>
          <Link className={styles.link} to={unitAddress(unit.id)}>
            {unit.code}
          </Link>
        </h2>
        <Price minor={unit.price} className={styles.price} />
      </div>
      <ApproximatePrice minor={unit.price} />
      <div className={styles.line}>
        <p className={styles.type}>{typeName(unit)}</p>
        <StatusTag status={status} />
      </div>
      <Facts unit={unit} />
    </article>
  );
}

function Facts({ unit }: { unit: Property }) {
  const t = useText();
  const roomTypeName = useRoomTypeName();
  const { showPrices } = useSettings();
  return (
    <dl className={styles.facts}>
      {showPrices && <Amount name={t('price.furniture')} minor={furniturePrice(unit)} />}
      {showPrices && <Amount name={t('price.withFurniture')} minor={priceWithFurniture(unit)} />}
      <div>
        <dt>{t('unit.number')}</dt>
        <dd>{unit.number}</dd>
      </div>
      <div>
        <dt>{t('favourites.floorType')}</dt>
        <dd>{roomTypeName(unit)}</dd>
      </div>
      <div>
        <dt>{t('favourites.balcony')}</dt>
        <dd>
          <Area area={unit.terrace_area} />
        </dd>
      </div>
      <div>
        <dt>{t('favourites.total')}</dt>
        <dd>
          <Area area={unit.gross_area} />
        </dd>
      </div>
    </dl>
  );
}

/** A line for an amount; nothing if it is unknown. */
function Amount({ name, minor }: { name: string; minor: number | undefined }) {
  if (minor === undefined) return null;
  return (
    <div className={styles.amount}>
      <dt>{name}</dt>
      <dd>
        <Price minor={minor} />
      </dd>
    </div>
  );
}

/** A favourite whose unit is no longer offered. */
export function GoneCard({ code, onRemove }: { code: string; onRemove: () => void }) {
  const t = useText();
  return (
    <article className={styles.card}>
      <div className={styles.gone}>{t('favourites.gone')}</div>
      <CloseButton className={styles.remove} label={t('favourites.remove', { code })} onClick={onRemove} />
      <h2 className={styles.code}>{code}</h2>
    </article>
  );
}
