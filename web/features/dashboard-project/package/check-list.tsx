import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { PackageMistake, PackageReport } from '#contract/entities/package-upload.ts';
import { useText } from '#web/texts/language.tsx';
import styles from './check-list.module.css';

/** What the check found, by file: each with its line, what is wrong, and what to do. */
export function CheckList({ report: { mistakes, warnings, mistake_count, warning_count } }: { report: PackageReport }) {
  const t = useText();
  if (mistake_count + warning_count === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck aria-hidden="true" />
        {t('project.noMistakes')}
      </p>
    );
  }
  return (
    <>
      {mistake_count > 0 && <Found title={t('project.mistakes', { count: mistake_count })} list={mistakes} isGrave />}
      {warning_count > 0 && (
        <Found title={t('project.warnings', { count: warning_count })} list={warnings} isGrave={false} />
      )}
    </>
  );
}

function Found({ title, list, isGrave }: { title: string; list: readonly PackageMistake[]; isGrave: boolean }) {
  const t = useText();
  const Icon = isGrave ? CircleAlert : TriangleAlert;
  return (
    <section className={isGrave ? styles.grave : styles.slight} aria-label={title}>
      <h3 className={styles.foundTitle}>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      {[...Map.groupBy(list, (mistake) => mistake.file)].map(([file, ofFile]) => (
        <div key={file} className={styles.inFile}>
          <h4 className={styles.fileName}>{file}</h4>
          <ul className={styles.mistakes}>
            {ofFile.map(({ code, line, what, todo }, place) => (
              <li key={`${code}-${line}-${place}`}>
                <span className={styles.lineNumber}>{line === null ? '' : t('project.line', { line })}</span>
                <span>
                  {what}. <span className={styles.todo}>{todo}.</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
