import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { calls } from '#contract/calls/index.ts';
import type { ClientNote } from '#contract/entities/leads.ts';
import type { Client } from '#contract/entities/people.ts';
import { callApi } from '#web/api/call-api.ts';
import { createRandomKey } from '#web/api/random-key.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useLeadCall } from '#web/leads/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useSaveNote } from './queries.ts';
import styles from './notes.module.css';

/** The team's notes on a client: the line shown on the lead's card, and all others, newest first. */
export function Notes({ client, notes }: { client: Client; notes: readonly ClientNote[] | undefined }) {
  const t = useText();
  const { draft, setText, remove } = useDraft(client);
  const { run, busy } = useLeadCall();
  const isEmpty = draft.text.trim() === '';
  const write = () =>
    run(async () => {
      const body = { client_id: String(client.id), note: draft.text.trim(), idempotency_key: draft.key };
      await callApi(calls.createNote, { body });
      // What was typed meanwhile is another note.
      remove(draft);
    });
  return (
    <section className={styles.notes} aria-label={t('leads.notes')}>
      <CardLine client={client} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) void write();
        }}
      >
        <TextArea
          label={t('leads.newNote')}
          value={draft.text}
          maxLength={maxLengths.clientNote}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy} disabled={isEmpty}>
          {t('leads.addNote')}
        </Button>
      </form>
      {notes === undefined && <RowsSkeleton count={2} />}
      <ul className={styles.list}>
        {notes?.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
    </section>
  );
}

/** A note that is being typed, with the idempotency key under which it is added. */
type Draft = { text: string; key: string };

const draftOf = (text: string): Draft => ({ text, key: createRandomKey() });

/**
 * The note that is being typed about a client, kept until the logout, also while another screen is open. A text keeps
 * its key: if an answer is lost, the next attempt does not add it again. `remove` does nothing if it was changed since.
 */
function useDraft({ id }: Client) {
  const queries = useQueryClient();
  const queryKey = ['noteDraft', id];
  const { data: draft } = useQuery({ queryKey, enabled: false, initialData: () => draftOf('') });
  return {
    draft,
    setText: (text: string) => queries.setQueryData<Draft>(queryKey, draftOf(text)),
    remove: ({ key }: Draft) =>
      queries.setQueryData<Draft>(queryKey, (current) => (current?.key === key ? draftOf('') : current)),
  };
}

/** The line on the card, saved when it is left. What is typed stays when another one arrives. */
function CardLine({ client }: { client: Client }) {
  const t = useText();
  const [text, setText] = useState(client.note);
  const [saved, setSaved] = useState(client.note);
  const save = useSaveNote(client);
  if (client.note !== saved) {
    setSaved(client.note);
    if (text === saved) setText(client.note);
  }
  return (
    <TextArea
      label={t('leads.cardNote')}
      hint={t('leads.cardNoteHint')}
      rows={2}
      value={text}
      maxLength={maxLengths.clientNote}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (text.trim() !== client.note) void save(text.trim());
      }}
    />
  );
}

function Note({ note }: { note: ClientNote }) {
  const t = useText();
  const { user, can } = useSession();
  const confirm = useConfirm();
  const { run } = useLeadCall();
  const remove = () =>
    confirm({
      title: t('leads.deleteNoteTitle'),
      text: note.note,
      act: async () => void (await run(() => callApi(calls.deleteNote, { params: { id: note.id } }))),
    });
  return (
    <li className={styles.note}>
      <p className={styles.text}>{note.note}</p>
      <p className={styles.by}>
        {note.user_name}, <Moment at={note.created_at} />
      </p>
      {(note.user_id === user?.id || can.assignClients) && (
        <IconButton
          className={styles.remove}
          variant="plain"
          label={t('leads.deleteNote')}
          icon={<Trash2 />}
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}
