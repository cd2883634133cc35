import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from '#web/router/link.tsx';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'text' | 'ink';

type SharedProps = { variant?: ButtonVariant; icon?: ReactNode; iconAfter?: ReactNode; wide?: boolean };
type ButtonProps = SharedProps & { busy?: boolean } & Omit<ComponentPropsWithRef<'button'>, 'aria-busy'>;

/**
 * A button: `primary` for the main action of a view, `ink` for the main way to continue, `secondary` and `text` for the
 * rest. While `busy` it keeps its size and name, shows a spinner and ignores clicks. With `aria-disabled` it looks
 * disabled but can still be focused and explain why.
 */
export function Button({
  variant = 'secondary',
  icon,
  iconAfter,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isLocked,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], wide && styles.wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || isLocked || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={classNames(styles.content, busy && styles.hidden)}>
        {icon}
        {children}
        {iconAfter}
      </span>
      {busy && <Spinner />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  icon,
  iconAfter,
  wide,
  className,
  children,
  ...rest
}: SharedProps & LinkProps) {
  return (
    <Link {...rest} className={classNames(styles.button, styles[variant], wide && styles.wide, className)}>
      <span className={styles.content}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </Link>
  );
}

/** Hidden from screen readers, which get the button’s `aria-busy`. */
function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="36 12" />
    </svg>
  );
}
