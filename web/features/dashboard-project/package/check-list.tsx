import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { PackageMistake, PackageReport } from '#contract/entities/package-upload.ts';
import { useText } from '#web/texts/language.tsx';
import styles from './check-list.module.css';

/** The mistakes and warnings of a check, grouped by file, each with its line, what is wrong and what to do. */
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
      {mistake_count > 0 && (
        <MistakeList title={t('project.mistakes', { count: mistake_count })} list={mistakes} isError />
      )}
      {warning_count > 0 && (
        <MistakeList title={t('project.warnings', { count: warning_count })} list={warnings} isError={false} />
      )}
    </>
  );
}

function MistakeList({ title, list, isError }: { title: string; list: readonly PackageMistake[]; isError: boolean }) {
  const t = useText();
  const Icon = isError ? CircleAlert : TriangleAlert;
  return (
    <section className={isError ? styles.grave : styles.slight} aria-label={title}>
      <h3 className={styles.foundTitle}>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      {[...Map.groupBy(list, ({ file }) => file)].map(([file, mistakes]) => (
        <div key={file} className={styles.inFile}>
          <h4 className={styles.fileName}>{file}</h4>
          <ul className={styles.mistakes}>
            {mistakes.map(({ code, line, what, todo }, index) => (
              <li key={`${code}-${line}-${index}`}>
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
