import { Copy, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { DuplicatesSheet } from './duplicates-sheet.tsx';
import { useLeadFilters } from './filters.ts';
import { LeadBoard } from './lead-board.tsx';
import { LeadFilterBar, ViewSwitch } from './lead-filter-bar.tsx';
import { LeadTable } from './lead-table.tsx';
import { NewClientSheet } from './new-client-sheet.tsx';

/** The leads in the user's reach, as a board by status or as a table. The URL holds the filters. */
export function LeadsScreen() {
  const t = useText();
  const { can } = useSession();
  const { filters, change } = useLeadFilters();
  const [sheet, setSheet] = useState<'new' | 'duplicates'>();
  const actions = (
    <>
      <ViewSwitch view={filters.view} onChange={(view) => change({ view })} />
      {can.assignClients && (
        <Button icon={<Copy aria-hidden="true" />} onClick={() => setSheet('duplicates')}>
          {t('leads.duplicates')}
        </Button>
      )}
      <Button look="primary" icon={<UserRoundPlus aria-hidden="true" />} onClick={() => setSheet('new')}>
        {t('leads.register')}
      </Button>
    </>
  );
  return (
    <SectionPage title={t('dashboard.leads')} actions={actions} fill>
      <LeadFilterBar filters={filters} onChange={change} />
      {filters.view === 'board' ? (
        <LeadBoard filters={filters} />
      ) : (
        <LeadTable filters={filters} onChange={change} onRegister={() => setSheet('new')} />
      )}
      {sheet === 'new' && <NewClientSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'duplicates' && <DuplicatesSheet onClose={() => setSheet(undefined)} />}
    </SectionPage>
  );
}
