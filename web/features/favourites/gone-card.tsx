import { useText } from '#web/texts/language.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import styles from './favourite-card.module.css';

/** A mark whose unit is no longer offered. */
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
