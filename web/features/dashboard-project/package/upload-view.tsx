import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { PackageUpload, PackageMistake, PackageReport } from '#contract/entities/package-upload.ts';
import { ApiProblem } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { PreviewView } from './preview-view.tsx';
import { usePackage, usePackageActions } from './use-packages.ts';
import styles from './upload-view.module.css';

/** An uploaded package: the progress and result of its check, its preview, and the buttons that load or discard it. */
export function UploadView({ id, onGone }: { id: number; onGone: () => void }) {
  const query = usePackage(id);
  if (query.error instanceof ApiProblem && query.error.status === 404) {
    // One that was shown before has been discarded.
    if (query.data) return null;
    throw query.error;
  }
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  return query.data ? <Upload upload={query.data} onGone={onGone} /> : <RowsSkeleton count={4} />;
}

function Upload({ upload, onGone }: { upload: PackageUpload; onGone: () => void }) {
  const t = useText();
  const { report, preview, state } = upload;
  return (
    <section className={styles.upload} aria-label={upload.file_name} data-state={state}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{upload.file_name}</h2>
          <p className={styles.about}>
            {t(`project.state.${state}`)}
            {upload.failure && ` · ${t(`project.failure.${upload.failure}`)}`}
          </p>
        </div>
        <Actions upload={upload} onGone={onGone} />
      </header>
      {state === 'checking' && (
        <ProgressLine
          label={t('project.checking')}
          part={undefined}
          detail={upload.done > 0 ? t('project.picturesChecked', { count: upload.done }) : ''}
        />
      )}
      {state === 'loading' && (
        <ProgressLine
          label={t('project.loading')}
          part={upload.total ? upload.done / upload.total : undefined}
          detail={upload.total ? t('project.doneOf', { done: upload.done, total: upload.total }) : ''}
        />
      )}
      {report && <CheckList report={report} />}
      {preview && state !== 'loaded' && <PreviewView preview={preview} />}
    </section>
  );
}

function Actions({ upload, onGone }: { upload: PackageUpload; onGone: () => void }) {
  const t = useText();
  const confirm = useConfirm();
  const { apply, discard } = usePackageActions();
  const { id, state } = upload;
  const load = async () => {
    if (await confirm({ title: t('project.applyTitle'), text: t('project.applyText'), yes: t('project.apply') }))
      apply.mutate(id);
  };
  if (state === 'checking' || state === 'loading' || state === 'loaded') return null;
  return (
    <div className={styles.actions}>
      <Button onClick={() => discard.mutate(id, { onSuccess: onGone })} busy={discard.isPending}>
        {t('project.throwAway')}
      </Button>
      {state === 'checked' && (
        <Button variant="primary" onClick={() => void load()} busy={apply.isPending}>
          {t('project.apply')}
        </Button>
      )}
    </div>
  );
}

/** A progress bar. `part` is the progress from 0 to 1, or undefined if it is unknown. */
export function ProgressLine({ label, part, detail }: { label: string; part: number | undefined; detail?: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.progressLabel} aria-live="polite">
        {label}
        {detail && <span>{detail}</span>}
      </p>
      <progress className={styles.line} aria-label={label} {...(part === undefined ? {} : { value: part, max: 1 })} />
    </div>
  );
}

/** The mistakes and warnings of a check, grouped by file, each with its line, the problem and the remedy. */
function CheckList({ report: { mistakes, warnings, mistake_count, warning_count } }: { report: PackageReport }) {
  const t = useText();
  if (mistake_count + warning_count === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck />
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
        <Icon />
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
