import { useNavigate, useParams } from 'react-router';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadList } from './upload-list.tsx';
import { UploadView } from './upload-view.tsx';
import { isWorking, usePackages, useUpload } from './use-packages.ts';
import styles from './package-screen.module.css';

/** A new version of the package: uploaded, checked, looked at, loaded; and those that came before. */
export function PackageScreen() {
  const t = useText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { id } = useParams();
  const packages = usePackages();
  const { sent, send } = useUpload((upload) => void navigate(`/dashboard/project/package/${upload.id}`));
  if (packages.isError) return <LoadFailure onRetry={() => void packages.refetch()} />;
  if (!packages.data) return <RowsSkeleton count={4} />;
  const { uploads, imported_at } = packages.data;
  const opened =
    id === undefined ? uploads.find((upload) => isWorking(upload) || upload.state === 'checked')?.id : Number(id);
  return (
    <div className={styles.screen}>
      <p className={styles.loaded}>
        {t('project.loadedAt', {
          date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
            new Date(imported_at),
          ),
        })}
      </p>
      {!uploads.some(isWorking) && <DropZone sent={sent} onFile={(file) => void send(file)} />}
      {opened !== undefined && (
        <UploadView id={opened} onGone={() => void navigate('/dashboard/project/package', { replace: true })} />
      )}
      <UploadList uploads={uploads.filter((upload) => upload.id !== opened)} />
    </div>
  );
}
