import { Building2, SearchX } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';

/** Stands where the table has no row: nothing fits, or nothing was imported. */
export function NothingListed({ hasUnits, onClear }: { hasUnits: boolean; onClear: () => void }) {
  const t = useText();
  if (!hasUnits) return <EmptyState icon={<Building2 />} title={t('units.emptyTitle')} text={t('units.emptyText')} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('units.noneTitle')}
      action={<Button onClick={onClear}>{t('dashboard.clearFilters')}</Button>}
    />
  );
}
