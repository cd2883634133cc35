import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

type PanelProps = ComponentPropsWithRef<'section'> & {
  /** More opaque, for reading, forms and tables. */
  dense?: boolean;
  as?: 'section' | 'div' | 'aside' | 'nav' | 'figure' | 'header' | 'footer';
  /** Fades and slides in by 12 px when it appears. */
  entering?: boolean;
};

/** A panel of frosted glass on a picture. Do not nest panels. */
export function Panel({ dense = false, entering = false, as: Element = 'section', className, ...rest }: PanelProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles.panel, dense && styles.dense, entering && styles.entering, className)}
    />
  );
}
