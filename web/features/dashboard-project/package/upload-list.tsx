import { Link } from 'react-router';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import styles from './package-screen.module.css';

/** Packages that were uploaded before. */
export function UploadList({ uploads }: { uploads: readonly Omit<PackageUpload, 'report' | 'preview'>[] }) {
  const t = useText();
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const megabytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  if (uploads.length === 0) return null;
  return (
    <section aria-label={t('project.earlier')}>
      <h2 className={styles.previewTitle}>{t('project.earlier')}</h2>
      <ul className={styles.earlier}>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <Link to={`/dashboard/project/package/${upload.id}`}>{upload.file_name}</Link>
            <span>{t(`project.state.${upload.state}`)}</span>
            <span>
              {[when.format(new Date(upload.created_at)), upload.user?.name, megabytes.format(upload.bytes / 1_048_576)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
