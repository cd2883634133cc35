import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

type PanelProps = ComponentPropsWithRef<'section'> & {
  /** `dense` for reading, forms and tables. */
  dense?: boolean;
  as?: 'section' | 'div' | 'aside' | 'nav' | 'figure' | 'header' | 'footer';
  /** Fades and slides in 12 px when it appears. */
  entering?: boolean;
};

/** A quiet panel of frosted glass that lies on a picture. Never put one on another. */
export function Panel({ dense = false, entering = false, as: Element = 'section', className, ...rest }: PanelProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.panel, dense && styles.dense, entering && styles.entering, className)}
    />
  );
}
