import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  /** `glass` is for pictures, `plain` for panels, `line` has a border. */
  look?: 'glass' | 'plain' | 'line';
};

/** A 48 px square button with an icon and the accessible name `label`. */
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
