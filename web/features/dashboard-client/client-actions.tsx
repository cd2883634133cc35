import { Pencil, Presentation } from 'lucide-react';
import { useState } from 'react';
import type { Client } from '#contract/entities/people.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { useBeginPresentation } from './use-begin-presentation.ts';

/** Begin a presentation with them, or change who they are. */
export function ClientActions({ client }: { client: Client }) {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const { begin, busy } = useBeginPresentation(client);
  return (
    <>
      <Button icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
        {t('leads.edit')}
      </Button>
      <Button
        look="primary"
        icon={<Presentation aria-hidden="true" />}
        busy={busy}
        disabled={!client.is_active}
        onClick={begin}
      >
        {t('leads.present')}
      </Button>
      {editing && <EditSheet client={client} onClose={() => setEditing(false)} />}
    </>
  );
}
