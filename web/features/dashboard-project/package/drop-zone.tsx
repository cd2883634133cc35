import { PackageOpen } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressLine } from './progress-line.tsx';
import styles from './drop-zone.module.css';

/** Accepts a ZIP file, chosen or dropped. Shows the progress while it is uploaded (`sent`, from 0 to 1). */
export function DropZone({ sent, onFile }: { sent: number | undefined; onFile: (file: File) => void }) {
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
      <PackageOpen aria-hidden="true" />
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
