import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { problemText } from '#web/ui/dashboard/problems.ts';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { ApplyForm, ChangeSummary, ChangesTable, useApply } from './changes-preview.tsx';
import styles from './units.module.css';

type CheckedList = AnswerOf<typeof calls.checkPriceList>;

/**
 * Imports a price list. A chosen or dropped file is checked first: then either its mistakes are listed, or its changes
 * are previewed and can be applied. A list with mistakes is never applied.
 */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [file, setFile] = useState<File>();
  const check = useMutation({ mutationFn: (list: File) => callApi(calls.checkPriceList, { body: { file: list } }) });
  const checkFile = (list: File) => {
    setFile(list);
    check.mutate(list);
  };
  const { data } = check;
  const isApplicable = data !== undefined && data.mistakes.length === 0 && data.changes.length > 0;
  const apply = useApply(
    async (reason) => {
      if (!file || !data) throw new Error('There is no checked price list to apply');
      return callApi(calls.applyPriceList, { body: { file, seen: data.seen, reason } });
    },
    { onDone: onClose, onStale: () => file && check.mutate(file) },
  );
  return (
    <SideSheet
      wide
      title={t('units.import')}
      subtitle={file?.name ?? t('units.importText')}
      onClose={onClose}
      foot={isApplicable && <ApplyForm count={data.changes.length} busy={apply.isPending} onApply={apply.mutate} />}
    >
      <FileChoice isChosen={file !== undefined} onChoose={checkFile} />
      {check.isPending && <RowsSkeleton count={4} />}
      {check.error && (
        <p role="alert" className={styles.failure}>
          {problemText(check.error, t)}
        </p>
      )}
      {check.error && file && (
        <div>
          <Button onClick={() => check.mutate(file)}>{t('general.retry')}</Button>
        </div>
      )}
      {data && !check.isPending && <Result checked={data} />}
    </SideSheet>
  );
}

function Result({ checked: { mistakes, changes, unchanged } }: { checked: CheckedList }) {
  const t = useText();
  if (mistakes.length > 0) return <MistakeList mistakes={mistakes} />;
  if (changes.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={t('units.listSame')}
        text={t('units.unchanged', { count: unchanged })}
      />
    );
  return (
    <>
      <ChangeSummary changes={changes} unchanged={unchanged} />
      <ChangesTable rows={changes} />
    </>
  );
}

/** All mistakes of a price list, each with its line, the problem and the remedy. */
function MistakeList({ mistakes }: { mistakes: CheckedList['mistakes'] }) {
  const t = useText();
  return (
    <section aria-labelledby="list-mistakes">
      <h3 id="list-mistakes" className={styles.mistakesTitle}>
        <CircleAlert />
        {t('units.mistakes', { count: mistakes.length })}
      </h3>
      <p className={styles.note}>{t('units.mistakesText')}</p>
      <ol className={styles.mistakes}>
        {mistakes.map(({ line, code, what, todo }) => (
          <li key={`${line} ${code}`}>
            <span className={styles.lineNumber}>{t('units.onLine', { line })}</span>
            <span>
              <strong>{what}</strong>
              <br />
              {todo}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FileChoice({ isChosen, onChoose }: { isChosen: boolean; onChoose: (file: File) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over, isChosen && styles.chosen)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onChoose(file);
      }}
    >
      {!isChosen && <p>{t('units.dropText')}</p>}
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        {isChosen ? t('units.chooseAnother') : t('units.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('units.choose')}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
      {!isChosen && <p className={styles.note}>{t('units.columnsText')}</p>}
    </div>
  );
}
