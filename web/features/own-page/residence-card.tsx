import { ArrowRight, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Property } from '#contract/entities/property.ts';
import type { Holding } from '#contract/entities/sales.ts';
import { heldNames } from '#contract/texts/held-names.ts';
import { furniturePrice, priceWithFurniture } from '#domain/money/furniture-price.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { unitAddress, sheetAddress } from '#web/catalogue/page-address.ts';
import { useApartmentTypeName, useRoomTypeName } from '#web/catalogue/unit-names.ts';
import { Link } from '#web/router/link.tsx';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { Price, useAreaText } from '#web/ui/amounts.tsx';
import { PictureImage, widthInRem } from '#web/ui/picture-image.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import styles from './residence-card.module.css';

/**
 * A unit that is held for the client, at the agreed price. `unit` is undefined if the package no longer contains it.
 */
export function HeldResidence({ holding, unit }: { holding: Holding; unit: Property | undefined }) {
  const t = useText();
  const dateText = useDateText();
  const { property, status, price, since } = holding;
  return (
    <Card code={property.code} unit={unit}>
      <p className={styles.state}>
        <StatusTag status={statusLabel(status)}>{t(`held.${heldNames[status]}`)}</StatusTag>
        <span>{t('ownPage.since', { day: dateText(since, 'date') })}</span>
      </p>
      {unit === undefined && <p className={styles.facts}>{t('ownPage.notListed')}</p>}
      <dl className={styles.prices}>
        <Amount name={t('ownPage.agreedPrice')} minor={price} />
        <Amount name={t('price.furniture')} minor={unit && furniturePrice(unit)} />
      </dl>
    </Card>
  );
}

/** A favourite at its current price. */
export function FavouriteResidence({ unit }: { unit: Property }) {
  const t = useText();
  return (
    <Card code={unit.code} unit={unit}>
      <p className={styles.state}>
        <StatusTag status={statusLabel(unit.status_id)} />
      </p>
      <dl className={styles.prices}>
        <Amount name={t('unit.price')} minor={unit.price} />
        <Amount name={t('price.furniture')} minor={furniturePrice(unit)} />
        <Amount name={t('price.withFurniture')} minor={priceWithFurniture(unit)} />
      </dl>
    </Card>
  );
}

/** A favourite whose unit is no longer offered. */
export function GoneFavourite({ code }: { code: string }) {
  const t = useText();
  return (
    <Card code={code} unit={undefined}>
      <p className={styles.facts}>{t('favourites.gone')}</p>
    </Card>
  );
}

type CardProps = { code: string; unit: Property | undefined; children: ReactNode };

function Card({ code, unit, children }: CardProps) {
  return (
    <article className={styles.card} aria-label={code} data-unit={unit?.id}>
      {unit && <Pictures unit={unit} />}
      <h3 className={styles.code}>{code}</h3>
      {unit && <Facts unit={unit} />}
      {children}
      {unit && <Links unit={unit} />}
    </article>
  );
}

/** A picture and the plan beside it. */
function Pictures({ unit }: { unit: Property }) {
  const t = useText();
  const picture = unit.images[0] ?? unit.apartment_type.images[0];
  const [plan] = unit.plans;
  return (
    <div className={styles.pictures}>
      {picture ? (
        <PictureImage
          file={picture}
          alt=""
          sizes={`${phoneWindows} 56vw, ${widthInRem(17)}`}
          className={styles.picture}
        />
      ) : (
        <div className={styles.picture} />
      )}
      {plan !== undefined && (
        <PictureImage
          file={plan}
          alt={t('ownPage.planOf', { code: unit.code })}
          sizes={`${phoneWindows} 36vw, ${widthInRem(11)}`}
          fit="contain"
          className={styles.plan}
        />
      )}
    </div>
  );
}

function Facts({ unit }: { unit: Property }) {
  const typeName = useApartmentTypeName();
  const roomTypeName = useRoomTypeName();
  const areaText = useAreaText();
  return (
    <p className={styles.facts}>
      {[...new Set([typeName(unit), roomTypeName(unit), areaText(unit.gross_area)])].filter(Boolean).join(' · ')}
    </p>
  );
}

/** A line for an amount in minor units; nothing if it is unknown or prices are hidden. */
function Amount({ name, minor }: { name: string; minor: number | undefined }) {
  const { showPrices } = useSettings();
  if (minor === undefined || !showPrices) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Price minor={minor} />
      </dd>
    </div>
  );
}

/** Links to the unit's page and its information sheet. */
function Links({ unit: { id, code } }: { unit: Property }) {
  const t = useText();
  const { language } = useLanguage();
  const { hasInfo } = useSettings();
  return (
    <p className={styles.links}>
      <Link className={styles.link} to={unitAddress(id)}>
        <ArrowRight />
        <span>
          {t('ownPage.open')}
          <VisuallyHidden> {code}</VisuallyHidden>
        </span>
      </Link>
      {hasInfo && (
        <a className={styles.link} href={sheetAddress(id, language)} target="_blank" rel="noopener">
          <FileText />
          <span>
            {t('ownPage.sheet')}
            <VisuallyHidden>
              {' '}
              {code} ({t('unit.newTab')})
            </VisuallyHidden>
          </span>
        </a>
      )}
    </p>
  );
}
