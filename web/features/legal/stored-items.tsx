import { storedItems, storedPlaces, type StoredPlace } from '#domain/legal/stored-items.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import styles from './legal-screen.module.css';

/** Everything that the product keeps in the browser, by where: what it is for and how long it stays. */
export function StoredItems() {
  const t = useText();
  const { map, frameHosts } = useSettings();
  const asksOthers = map.provider !== 'embedded' || (frameHosts?.length ?? 0) > 0;
  return (
    <>
      {storedPlaces.map((place) => (
        <Place key={place} place={place} />
      ))}
      {asksOthers && <p>{t('legal.otherSites')}</p>}
    </>
  );
}

function Place({ place }: { place: StoredPlace }) {
  const t = useText();
  return (
    <section className={styles.text} aria-labelledby={`stored-${place}`}>
      <h2 id={`stored-${place}`}>{t(`legal.place.${place}`)}</h2>
      <ul className={styles.stored}>
        {storedItems
          .filter((item) => item.place === place)
          .map(({ id, kept }) => (
            <li key={id}>
              <strong>{t(`legal.item.${id}`)}</strong> {t(`legal.purpose.${id}`)}{' '}
              <span className={styles.kept}>{t(`legal.kept.${kept}`)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
