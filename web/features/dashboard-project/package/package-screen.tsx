import { Link, useNavigate, useParams } from 'react-router';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useDateText } from '#web/texts/use-date-text.ts';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadView } from './upload-view.tsx';
import { isWorking, usePackages, useUpload } from './use-packages.ts';
import styles from './package-screen.module.css';

/** Uploads a new version of the package, shows its check and preview, loads it, and lists earlier uploads. */
export function PackageScreen() {
  const t = useText();
  const dateText = useDateText();
  const navigate = useNavigate();
  const { id } = useParams();
  const packages = usePackages();
  const { sent, send } = useUpload((upload) => void navigate(`/dashboard/project/package/${upload.id}`));
  if (packages.isError) return <LoadFailure onRetry={() => void packages.refetch()} />;
  if (!packages.data) return <RowsSkeleton count={4} />;
  const { uploads, imported_at } = packages.data;
  const openId =
    id === undefined ? uploads.find((upload) => isWorking(upload) || upload.state === 'checked')?.id : Number(id);
  return (
    <div className={styles.screen}>
      <p className={styles.loaded}>
        {t('project.loadedAt', {
          date: dateText(imported_at, 'longDateTime'),
        })}
      </p>
      {!uploads.some(isWorking) && <DropZone sent={sent} onFile={(file) => void send(file)} />}
      {openId !== undefined && (
        <UploadView id={openId} onGone={() => void navigate('/dashboard/project/package', { replace: true })} />
      )}
      <UploadList uploads={uploads.filter((upload) => upload.id !== openId)} />
    </div>
  );
}

/** Earlier uploads. */
function UploadList({ uploads }: { uploads: readonly Omit<PackageUpload, 'report' | 'preview'>[] }) {
  const t = useText();
  const { language } = useLanguage();
  const dateText = useDateText();
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
              {[dateText(upload.created_at, 'dateTime'), upload.user?.name, megabytes.format(upload.bytes / 1_048_576)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
