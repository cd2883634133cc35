import type { ReactNode } from 'react';
import { PictureImage } from './picture-image.tsx';
import { useBackdrop } from './use-backdrop.ts';
import styles from './split-page.module.css';

/** A page with a picture of the building at the left and text or a form at the right; on phones without the picture. */
export function SplitPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const backdrop = useBackdrop();
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        {backdrop && (
          <PictureImage className={styles.image} file={backdrop} alt="" sizes="(max-width: 767px) 1px, 100vh" first />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
