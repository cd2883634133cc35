import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from './class-names.ts';
import styles from './disclaimer.module.css';

/** States that graphics are illustrative, in the development's own words if it has any (specification, section 1). */
export function Disclaimer({ className }: { className?: string | undefined }) {
  const t = useText();
  const developmentText = useDevelopmentText();
  return (
    <p className={classNames(styles.disclaimer, className)}>{developmentText('disclaimer') || t('unit.disclaimer')}</p>
  );
}
