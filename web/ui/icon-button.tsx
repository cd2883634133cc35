import type { ComponentPropsWithRef, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '#web/texts/language.tsx';
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

type CloseButtonProps = { look?: 'glass' | 'plain' | 'line'; className?: string | undefined; label?: string } & (
  | { to: string; onClick?: never }
  | { to?: never; onClick: () => void }
);

/** A close button; with `to`, a link. */
export function CloseButton({ look = 'glass', className, label, to, onClick }: CloseButtonProps) {
  const t = useText();
  const name = label ?? t('general.close');
  if (to === undefined)
    return <IconButton label={name} icon={<X />} look={look} className={className} onClick={onClick} />;
  return (
    <Link to={to} aria-label={name} title={name} className={classNames(styles.button, styles[look], className)}>
      <X />
    </Link>
  );
}
