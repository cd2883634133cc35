import { SearchX, UserRoundPlus } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { isFiltered, type LeadFilters } from './filters.ts';

/** Where no lead is: nothing fits what was asked, or nobody came yet. */
export function NoLeads({ filters, onRegister }: { filters: LeadFilters; onRegister: () => void }) {
  const t = useText();
  if (isFiltered(filters))
    return <EmptyState icon={<SearchX />} title={t('leads.nothingFound')} text={t('leads.nothingFoundText')} />;
  return (
    <EmptyState
      icon={<UserRoundPlus />}
      title={t('leads.empty')}
      text={t('leads.emptyText')}
      action={
        <Button look="ink" onClick={onRegister}>
          {t('leads.register')}
        </Button>
      }
    />
  );
}
