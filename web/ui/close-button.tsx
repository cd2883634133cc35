import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '#web/texts/language.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './icon-button.module.css';

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
