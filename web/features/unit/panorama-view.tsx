import type { Property } from '#contract/entities/property.ts';
import { useText } from '#web/texts/language.tsx';
import { panoramaAddress } from './views.ts';
import styles from './unit-stage.module.css';

/**
 * A unit's 360 view in a frame of its own. It may run scripts; a page of our own address gets no more than that, so that
 * it cannot reach this one.
 */
export function PanoramaView({ unit }: { unit: Property }) {
  const t = useText();
  const address = panoramaAddress(unit);
  if (!address) return null;
  const isForeign = address.origin !== window.location.origin;
  return (
    <iframe
      className={styles.frame}
      title={t('unit.panoramaOf', { code: unit.code })}
      src={address.href}
      sandbox={isForeign ? 'allow-scripts allow-same-origin' : 'allow-scripts'}
      allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
      referrerPolicy="strict-origin"
    />
  );
}
