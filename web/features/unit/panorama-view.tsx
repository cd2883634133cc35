import { useState } from 'react';
import type { Property } from '#contract/entities/property.ts';
import { FramedPage } from '#web/pictures/framed-page.tsx';
import { PanoramaStage } from '#web/pictures/panorama/panorama-stage.tsx';
import { usePanoramas } from '#web/pictures/panorama/use-panoramas.ts';
import { useText } from '#web/texts/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { panoramaOfUnit } from './views.ts';
import styles from './unit-stage.module.css';

/** A unit's 360 view: a panorama of the development, or a page of another site in a frame. */
export function PanoramaView({ unit }: { unit: Property }) {
  const t = useText();
  const shown = panoramaOfUnit(unit);
  if (!shown) return null;
  if ('slug' in shown) return <OwnPanorama key={unit.id} first={shown.slug} />;
  return (
    <FramedPage className={styles.frame} address={shown.address} title={t('unit.panoramaOf', { code: unit.code })} />
  );
}

/** The panorama of the unit, and those to which its hotspots lead: in place, for a walk does not leave the unit. */
function OwnPanorama({ first }: { first: string }) {
  const t = useText();
  const { data: all, isPending } = usePanoramas();
  const [slug, setSlug] = useState(first);
  const panorama = all?.find((one) => one.slug === slug);
  if (isPending) return <Skeleton className={styles.waiting} />;
  if (!panorama) return <p className={styles.none}>{t('panorama.failed')}</p>;
  return <PanoramaStage panorama={panorama} all={all ?? []} onGo={setSlug} />;
}
