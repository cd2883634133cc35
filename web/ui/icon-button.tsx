import type { ComponentPropsWithRef, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  /** `glass` is for pictures, `plain` for panels, `line` has a border. */
  variant?: 'glass' | 'plain' | 'line';
};

/**
 * A 48 px square button with an icon and the accessible name `label`. While `disabled` it keeps the focus, so that
 * somebody who steps through a list with the keyboard stays on the button at its end.
 */
export function IconButton({
  label,
  icon,
  variant = 'glass',
  className,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={classNames(styles.button, styles[variant], className)}
    >
      {icon}
    </button>
  );
}

export type CloseButtonProps = {
  variant?: 'glass' | 'plain' | 'line';
  className?: string | undefined;
  label?: string;
} & ({ to: string; onClick?: never } | { to?: never; onClick: () => void });

/** A close button; with `to`, a link. */
export function CloseButton({ variant = 'glass', className, label, to, onClick }: CloseButtonProps) {
  const t = useText();
  const name = label ?? t('general.close');
  if (to === undefined)
    return <IconButton label={name} icon={<X />} variant={variant} className={className} onClick={onClick} />;
  return (
    <Link to={to} aria-label={name} title={name} className={classNames(styles.button, styles[variant], className)}>
      <X />
    </Link>
  );
}
