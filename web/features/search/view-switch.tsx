import { Building2, List } from 'lucide-react';
import { useText } from '#web/texts/language.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useSearchView } from './use-search-view.ts';

/** Map view or list view; the filter goes along. */
export function ViewSwitch({ className }: { className?: string | undefined }) {
  const t = useText();
  const [view, setView] = useSearchView();
  return (
    <Segmented
      className={className}
      label={t('search.view')}
      value={view}
      onChange={setView}
      options={[
        { value: 'map', label: t('search.mapView'), icon: <Building2 /> },
        { value: 'list', label: t('search.listView'), icon: <List /> },
      ]}
    />
  );
}
