import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callApi } from '#web/api/call-api.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { ApplyFoot } from './apply-foot.tsx';
import { BulkForm } from './bulk-form.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { ChangesTable } from './changes-table.tsx';
import { useFloorChoices } from './floor-choices.ts';
import { useApply } from './use-apply.ts';
import { useBulkDraft } from './use-bulk-draft.ts';
import styles from './preview.module.css';
import shared from './units.module.css';

/** Many prices at once: the preview follows every choice, and only what it shows is made. */
export function BulkSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const { currencyUnit } = useSettings();
  const floors = useFloorChoices(useFullUnits());
  const { draft, asked, change } = useBulkDraft(currencyUnit);
  const preview = useQuery({
    queryKey: ['bulkPrices', asked],
    enabled: asked !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(calls.previewBulkPrices, { body: asked!, signal }),
  });
  const shown = asked === null ? undefined : preview.data;
  const apply = useApply(
    (reason) => callApi(calls.applyBulkPrices, { body: { ...asked!, seen: shown!.seen, reason } }),
    { onDone: onClose, onStale: () => void queries.invalidateQueries({ queryKey: ['bulkPrices'] }) },
  );
  return (
    <SideSheet
      wide
      title={t('units.bulk')}
      subtitle={t('units.bulkText')}
      onClose={onClose}
      foot={
        shown &&
        shown.rows.length > 0 && (
          <ApplyFoot count={shown.rows.length} busy={apply.isPending || preview.isFetching} onApply={apply.mutate} />
        )
      }
    >
      <BulkForm
        draft={draft}
        floors={floors}
        isWrong={draft.amount.trim() !== '' && asked === null && !/^[-−+]?0*$/.test(draft.amount.trim())}
        onChange={change}
      />
      {preview.error && asked && (
        <p role="alert" className={shared.failure}>
          {preview.error instanceof ApiProblem && preview.error.status > 0 ? preview.error.message : t('units.offline')}
        </p>
      )}
      {preview.isLoading && <RowsSkeleton count={3} />}
      {shown && (
        <section aria-label={t('units.preview')} aria-busy={preview.isFetching} className={styles.preview}>
          <ChangeSummary changes={shown.rows} unchanged={shown.unchanged} />
          {shown.rows.length > 0 ? (
            <ChangesTable rows={shown.rows} />
          ) : (
            <p className={shared.note}>{t('units.nothingChanges')}</p>
          )}
        </section>
      )}
    </SideSheet>
  );
}
