import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PictureImage } from './picture-image.tsx';
import { useBackdrop } from './use-backdrop.ts';
import { useMediaQuery } from './use-media-query.ts';
import { phoneWindows, railWindows } from './breakpoints.ts';
import styles from './split-page.module.css';

type SplitPageProps = {
  title: string;
  lead: ReactNode;
  /** More content appears later, so it is aligned at the top, where nothing moves. */
  grows?: boolean;
  /** On phones the picture is above the text. Otherwise it is neither shown nor requested there. */
  isPictured?: boolean;
  children: ReactNode;
};

/** A page with a picture of the building at the left and text or a form at the right. */
export function SplitPage({ title, lead, grows = false, isPictured = false, children }: SplitPageProps) {
  const hasRail = useMediaQuery(railWindows);
  return (
    <div className={classNames(styles.page, isPictured && styles.pictured)}>
      <div className={styles.picture}>{(hasRail || isPictured) && <BuildingPicture />}</div>
      <div className={classNames(styles.words, grows && styles.grows)}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

function BuildingPicture() {
  const file = useBackdrop();
  return (
    file && <PictureImage className={styles.image} file={file} alt="" sizes={`${phoneWindows} 71vh, 100vh`} first />
  );
}
