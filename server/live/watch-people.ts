import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { endsAt } from '#server/presentations/ends-at.ts';
import { repeat, type Repeated } from './repeat.ts';
import type { Stream, Streams } from './streams.ts';

const every = 1_000;

type SessionNow = { hash: string; user_id: number | null; role_id: number | null; presentation_id: number | null };
type PresentationNow = { id: number; active: string; has_ended: boolean; seconds_left: number };

/**
 * Looks after the people behind the open streams: ends the stream of whoever is no longer who they were, and tells each
 * browser of its own presentation and of what it waits for.
 */
export function watchPeople(db: Database, streams: Streams, onError: (error: unknown) => void): Repeated {
  const look = async () => {
    const open = [...streams.all()];
    if (!open.some((stream) => stream.sessionHash !== null || stream.browserHash !== null)) return;
    // Without the database nobody can be told anything; the next look finds what happened.
    await lookAt(db, streams, open);
  };
  return repeat(look, every, onError);
}

async function lookAt(db: Database, streams: Streams, open: Stream[]): Promise<void> {
  await tellPresentations(
    db,
    streams,
    open.filter((stream) => stream.presentationId !== null),
  );
  await tellApprovals(
    db,
    streams,
    open.filter((stream) => stream.browserHash !== null),
  );
  await endChanged(
    db,
    streams,
    open.filter((stream) => stream.sessionHash !== null),
  );
}

const listOf = (values: Iterable<string | number>) => sql.param(`{${[...new Set(values)].join(',')}}`);

async function endChanged(db: Database, streams: Streams, open: Stream[]): Promise<void> {
  if (open.length === 0) return;
  const { rows } = await db.execute<SessionNow>(sql`
    select s.id_hash as hash, u.id as user_id, u.role_id, p.id as presentation_id from sessions s
    left join users u on u.id = s.user_id and u.is_active left join presentations p on p.id = s.presentation_id and p.ended_at is null
    where s.id_hash = any(${listOf(open.map((stream) => stream.sessionHash!))}::text[]) and s.expires_at > now() and s.idle_expires_at > now()`);
  const now = new Map(rows.map((row) => [row.hash, row]));
  for (const stream of open) {
    const session = now.get(stream.sessionHash!);
    const isSame =
      session !== undefined &&
      session.user_id === stream.userId &&
      session.role_id === stream.roleId &&
      session.presentation_id === stream.presentationId;
    if (!isSame) streams.end(stream);
  }
}

async function tellPresentations(db: Database, streams: Streams, open: Stream[]): Promise<void> {
  if (open.length === 0) return;
  const { rows } = await db.execute<PresentationNow>(sql`
    select p.id, p.last_active_at::text as active, p.ended_at is not null as has_ended,
      greatest(0, ceil(extract(epoch from ${endsAt} - now())))::int as seconds_left
    from presentations p join projects j on j.id = p.project_id where p.id = any(${listOf(open.map((stream) => stream.presentationId!))}::int[])`);
  const now = new Map(rows.map((row) => [row.id, row]));
  for (const stream of open) {
    const row = now.get(stream.presentationId!);
    const isAboutToEnd = row?.has_ended === false && row.seconds_left === 0;
    if (row === undefined || isAboutToEnd || stream.told.get('presentation') === `${row.active}${row.has_ended}`)
      continue;
    stream.told.set('presentation', `${row.active}${row.has_ended}`);
    streams.tell(stream, 'presentation', {
      id: row.id,
      state: row.has_ended ? 'ended' : 'running',
      seconds_left: row.has_ended ? 0 : row.seconds_left,
    });
  }
}

async function tellApprovals(db: Database, streams: Streams, open: Stream[]): Promise<void> {
  if (open.length === 0) return;
  const { rows } = await db.execute<{ id: number; browser: string }>(sql`
    select id, browser_hash as browser from approvals
    where browser_hash = any(${listOf(open.map((stream) => stream.browserHash!))}::text[]) and created_at > now() - interval '1 hour'
      and collected_at is null and (accepted_at is not null or denied_at is not null)`);
  for (const stream of open) {
    for (const { id } of rows.filter(
      (row) => row.browser === stream.browserHash && !stream.told.has(`approval ${row.id}`),
    )) {
      stream.told.set(`approval ${id}`, '');
      streams.tell(stream, 'approval', { id });
    }
  }
}
