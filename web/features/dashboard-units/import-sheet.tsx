import { useMutation } from '@tanstack/react-query';
import { CircleCheck, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { ApplyFoot } from './apply-foot.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { ChangesTable } from './changes-table.tsx';
import { ListMistakes } from './list-mistakes.tsx';
import { useApply } from './use-apply.ts';
import styles from './units.module.css';

type Checked = AnswerOf<typeof calls.checkPriceList>;

/** A price list: chosen or dropped, every mistake told, every difference shown, and only then applied. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [file, setFile] = useState<File>();
  const check = useMutation({ mutationFn: (list: File) => callApi(calls.checkPriceList, { body: { file: list } }) });
  const read = (list: File) => {
    setFile(list);
    check.mutate(list);
  };
  const { data } = check;
  const isGood = data !== undefined && data.mistakes.length === 0 && data.changes.length > 0;
  const apply = useApply(
    (reason) => callApi(calls.applyPriceList, { body: { file: file!, seen: data!.seen, reason } }),
    { onDone: onClose, onStale: () => file && check.mutate(file) },
  );
  return (
    <SideSheet
      wide
      title={t('units.import')}
      subtitle={file?.name ?? t('units.importText')}
      onClose={onClose}
      foot={isGood && <ApplyFoot count={data.changes.length} busy={apply.isPending} onApply={apply.mutate} />}
    >
      <FileChoice isChosen={file !== undefined} onChoose={read} />
      {check.isPending && <RowsSkeleton count={4} />}
      {check.error && (
        <p role="alert" className={styles.failure}>
          {tell(check.error, t('units.offline'))}
        </p>
      )}
      {data && !check.isPending && <Result checked={data} />}
    </SideSheet>
  );
}

function tell(error: Error, offline: string): string {
  return error instanceof ApiProblem && error.status > 0 ? error.message : offline;
}

function Result({ checked: { mistakes, changes, unchanged } }: { checked: Checked }) {
  const t = useText();
  if (mistakes.length > 0) return <ListMistakes mistakes={mistakes} />;
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

function FileChoice({ isChosen, onChoose }: { isChosen: boolean; onChoose: (file: File) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over, isChosen && styles.chosen)}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
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
