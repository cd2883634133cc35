import { useText } from '#web/texts/language.tsx';
import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { Panel } from './panel.tsx';
import { PictureImage } from './picture-image.tsx';
import { useBackdrop } from './use-backdrop.ts';
import styles from './message-page.module.css';

type MessagePageProps = { title: string; /** A small label above the title. */ label?: string; children: ReactNode };

/** A page with a single message: a panel over the blurred building. */
export function MessagePage({ title, label, children }: MessagePageProps) {
  const backdrop = useBackdrop();
  return (
    <div className={styles.page}>
      {backdrop && <PictureImage className={styles.backdrop} file={backdrop} alt="" sizes="320px" />}
      <Panel dense className={styles.panel}>
        <BrandMark />
        {label && <p className={styles.label}>{label}</p>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Panel>
    </div>
  );
}

/**
 * Shown while it is not yet known which message a page will show. The page then replaces this one instead of filling
 * it: the panel is centred in the window, so everything in it would move if it grew.
 */
export function WaitingPage({ title }: { title: string }) {
  const t = useText();
  return (
    <MessagePage title={title}>
      <output>{t('account.moment')}</output>
    </MessagePage>
  );
}
