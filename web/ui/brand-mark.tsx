import { defaultMark } from '#domain/brand/default-mark.ts';
import { isDarkLook } from '#domain/brand/dark-look.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { classNames } from './class-names.ts';
import styles from './brand-mark.module.css';

/**
 * The mark of the development, or the product’s neutral one, in the text colour. Decorative: hidden from screen
 * readers.
 */
export function BrandMark({ className }: { className?: string | undefined }) {
  const { brand } = useSettings();
  const file = isDarkLook(brand.colours) ? brand.markOnDark : brand.mark;
  if (file) return <img className={classNames(styles.mark, className)} src={file} alt="" draggable={false} />;
  return (
    <svg className={classNames(styles.mark, className)} viewBox={defaultMark.box} aria-hidden="true" focusable="false">
      <path d={defaultMark.path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** The address of the wordmark for the current look (light or dark); null if the development has none. */
export function useWordmark(): string | null {
  const { brand } = useSettings();
  return isDarkLook(brand.colours) ? brand.wordmarkOnDark : brand.wordmark;
}
