import { type ReactNode, useId } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useModalDialog } from '../dialog.tsx';
import { CloseButton } from '../icon-button.tsx';
import { useAskBeforeClosing } from '../form-dialog.tsx';
import styles from './side-sheet.module.css';

type SideSheetProps = {
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  /** Buttons that stay visible at the bottom. */
  foot?: ReactNode;
  /** Wider, for tables. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A modal sheet from the right (on phones from below), on the browser’s own `<dialog>`: Escape and a click outside
 * close it, after a question if typed text would be lost, and focus returns to where it was. Render it only while it
 * is open.
 */
export function SideSheet({ title, subtitle, onClose, foot, wide = false, children }: SideSheetProps) {
  const { ref, close } = useAskBeforeClosing(onClose);
  const modal = useModalDialog(close);
  const titleId = useId();
  const subtitleId = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={subtitle ? subtitleId : undefined}
      className={classNames(styles.sheet, wide && styles.wide)}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div ref={ref} className={styles.inner}>
        <header className={styles.header}>
          <div>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {subtitle && (
              <p id={subtitleId} className={styles.subtitle}>
                {subtitle}
              </p>
            )}
          </div>
          <CloseButton variant="plain" onClick={close} />
        </header>
        <div className={styles.body}>{children}</div>
        {foot && (
          <footer className={styles.foot} data-keep-clear="">
            {foot}
          </footer>
        )}
      </div>
    </dialog>
  );
}

/** The button that closes a form in a sheet without submitting it. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <Button variant="text" onClick={onClick}>
      {t('dashboard.cancel')}
    </Button>
  );
}
