import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  /** `glass` floats on a picture, `plain` stands on a panel, `line` has an edge. */
  look?: 'glass' | 'plain' | 'line';
};

/** A square button of 48 px that shows an icon and is called `label`. */
export function IconButton({ label, icon, look = 'glass', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[look], className)}
    >
      {icon}
    </button>
  );
}
