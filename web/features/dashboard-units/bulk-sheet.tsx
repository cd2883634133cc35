import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { problemText } from '#web/ui/dashboard/problems.ts';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { BulkForm, useBulkDraft } from './bulk-form.tsx';
import { ApplyForm, ChangeSummary, ChangesTable, useApply } from './changes-preview.tsx';
import { useFloorChoices } from './unit-choices.ts';
import styles from './preview.module.css';
import shared from './units.module.css';

/** Changes many prices at once. The preview follows the form, and only the changes it shows are applied. */
export function BulkSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const settings = useSettings();
  const floors = useFloorChoices(useFullUnits());
  const { draft, request, change } = useBulkDraft(settings);
  const preview = useQuery({
    queryKey: ['bulkPrices', request],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: request ? ({ signal }) => callApi(calls.previewBulkPrices, { body: request, signal }) : skipToken,
  });
  const shown = request === null ? undefined : preview.data;
  const apply = useApply(
    async (reason) => {
      if (!request || !shown) throw new Error('There is no preview to apply');
      return callApi(calls.applyBulkPrices, { body: { ...request, seen: shown.seen, reason } });
    },
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
          <ApplyForm count={shown.rows.length} busy={apply.isPending || preview.isFetching} onApply={apply.mutate} />
        )
      }
    >
      <BulkForm
        draft={draft}
        floors={floors}
        isInvalid={request === null && !/^[-−+]?0*$/.test(draft.amount.trim())}
        onChange={change}
      />
      {preview.error && request && (
        <p role="alert" className={shared.failure}>
          {problemText(preview.error, t)}
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
