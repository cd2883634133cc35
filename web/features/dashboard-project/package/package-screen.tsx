import { PackageOpen } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { useNavigate, useParams } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { joinDetails } from '#web/ui/dashboard/join-details.ts';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { requireAddressId } from '#web/ui/dashboard/problems.ts';
import { useSizeText } from '#web/texts/number-text.ts';
import { ProgressLine, UploadView } from './upload-view.tsx';
import { isWorking, usePackages, useUpload } from './use-packages.ts';
import styles from './package-screen.module.css';

/** Uploads a new version of the package, shows its check and preview, loads it, and lists earlier uploads. */
export function PackageScreen() {
  const t = useText();
  const dateText = useDateText();
  const navigate = useNavigate();
  const { id } = useParams();
  const namedId = id === undefined ? undefined : requireAddressId(id);
  const packages = usePackages();
  const { sent, failure, send } = useUpload((upload) => void navigate(`/dashboard/project/package/${upload.id}`));
  if (!packages.data)
    return packages.isError ? <LoadFailure onRetry={() => void packages.refetch()} /> : <RowsSkeleton count={4} />;
  const { uploads, imported_at } = packages.data;
  const openId = namedId ?? uploads.find((upload) => isWorking(upload) || upload.state === 'checked')?.id;
  return (
    <div className={styles.screen}>
      <p className={styles.loaded}>
        {t('project.loadedAt', {
          date: dateText(imported_at, 'longDateTime'),
        })}
      </p>
      {!uploads.some(isWorking) && (
        <>
          <DropZone sent={sent} onFile={(file) => void send(file)} />
          {failure !== undefined && (
            <p className={styles.failure} role="alert">
              {failure}
            </p>
          )}
        </>
      )}
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
  const dateText = useDateText();
  const sizeText = useSizeText();
  const { language } = useLanguage();
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
              {joinDetails(
                [dateText(upload.created_at, 'dateTime'), upload.user?.name, sizeText(upload.bytes)],
                language,
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Accepts a ZIP file, chosen or dropped. Shows the progress while it is uploaded (`sent`, from 0 to 1). */
function DropZone({ sent, onFile }: { sent: number | undefined; onFile: (file: File) => void }) {
  const t = useText();
  const input = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && sent === undefined) onFile(file);
  };
  if (sent !== undefined) return <ProgressLine label={t('project.sending')} part={sent} />;
  return (
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PackageOpen />
      <div>
        <p className={styles.zoneTitle}>{t('project.dropTitle')}</p>
        <p className={styles.zoneText}>{t('project.dropText')}</p>
      </div>
      <label htmlFor={input} className={styles.choose}>
        {t('project.chooseFile')}
        <input
          id={input}
          type="file"
          accept=".zip,application/zip"
          className={styles.file}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </div>
  );
}
