import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { usePageTitle } from '../page-title.ts';
import styles from './section-page.module.css';

type SectionPageProps = {
  title: string;
  /** The document's title, if it is not that of the page. */
  documentTitle?: string;
  /** A line below the title. */
  subtitle?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Buttons at the right of the title; at most one is `primary`. */
  actions?: ReactNode;
  /** As high as the window, unless this is low, so that a table or board inside scrolls by itself. */
  fill?: boolean;
  children: ReactNode;
};

/** A page of the dashboard with title, actions and content. Sets the document’s title. */
export function SectionPage({
  title,
  documentTitle = title,
  subtitle,
  back,
  actions,
  fill = false,
  children,
}: SectionPageProps) {
  usePageTitle(documentTitle);
  return (
    <div className={classNames(styles.page, fill && styles.fill)}>
      <header className={styles.header}>
        <div className={styles.heading}>
          {back}
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
