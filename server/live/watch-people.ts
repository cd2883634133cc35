import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { repeat, type RepeatingTask } from '#server/jobs/repeat.ts';
import { endsAt } from '#server/presentations/ends-at.ts';
import { notifyLeads } from './notify-leads.ts';
import type { Stream, Streams } from './streams.ts';

/** How often the database is polled if no notice arrives, in milliseconds. */
const defaultInterval = 1_000;

type SessionRow = {
  hash: string;
  ids: string[];
  user_id: number | null;
  role_id: number | null;
  presentation_id: number | null;
};
type PresentationRow = { id: number; active: string; has_ended: boolean; seconds_left: number };

/**
 * Watches the people behind the open streams: ends streams whose session changed or ended, and notifies each browser of
 * its own presentation, of the approvals it waits for, and of leads.
 */
export function watchPeople(
  db: Database,
  streams: Streams,
  onError: (error: unknown) => void,
  pollInterval = defaultInterval,
): RepeatingTask {
  const poll = async () => {
    const open = [...streams.all()];
    if (!open.some((stream) => stream.sessionHash !== null || stream.browserHash !== null)) return;
    // If this fails, the next poll finds the same changes.
    await checkStreams(db, streams, open);
  };
  return repeat(poll, { interval: pollInterval }, onError);
}

/**
 * Sessions are read first and streams are ended last, so that a presentation that ends meanwhile is still reported on
 * its stream.
 */
async function checkStreams(db: Database, streams: Streams, open: Stream[]): Promise<void> {
  const changed = await findChangedSessions(db, open.filter(hasValue('sessionHash')));
  await notifyPresentations(db, streams, open.filter(hasValue('presentationId')));
  await notifyApprovals(db, streams, open.filter(hasValue('browserHash')));
  await notifyLeads(db, streams, open);
  for (const stream of changed) streams.end(stream);
}

/** A stream whose field `K` is not null. */
type StreamWith<K extends keyof Stream> = Stream & { [key in K]: NonNullable<Stream[K]> };

function hasValue<K extends keyof Stream>(key: K) {
  return (stream: Stream): stream is StreamWith<K> => stream[key] !== null;
}

const listOf = (values: Iterable<string | number>) => sql.param(`{${[...new Set(values)].join(',')}}`);

/**
 * The streams whose session has ended, now belongs to another user, role or presentation, or has another id, with which
 * the browser opens a new stream.
 */
async function findChangedSessions(db: Database, open: StreamWith<'sessionHash'>[]): Promise<Stream[]> {
  if (open.length === 0) return [];
  const checkedAt = performance.now();
  const { rows } = await db.execute<SessionRow>(sql`
    select
      s.id_hash as hash,
      array[coalesce(s.renewed_hash, s.id_hash)]
        || case when s.former_until > now() then array[s.former_hash] else '{}'::text[] end as ids,
      u.id as user_id,
      u.role_id,
      p.id as presentation_id
    from sessions s
    left join users u on u.id = s.user_id and u.is_active
    left join presentations p on p.id = s.presentation_id and p.ended_at is null
    where s.id_hash = any(${listOf(open.map((stream) => stream.sessionHash))}::text[])
      and s.expires_at > now()
      and s.idle_expires_at > now()`);
  const now = new Map(rows.map((row) => [row.hash, row]));
  return open.filter((stream) => {
    const session = now.get(stream.sessionHash);
    const isSame =
      session !== undefined &&
      stream.idHash !== null &&
      session.ids.includes(stream.idHash) &&
      session.user_id === stream.userId &&
      session.role_id === stream.roleId &&
      session.presentation_id === stream.presentationId;
    if (isSame) stream.checkedAt = checkedAt;
    return !isSame;
  });
}

async function notifyPresentations(
  db: Database,
  streams: Streams,
  open: StreamWith<'presentationId'>[],
): Promise<void> {
  if (open.length === 0) return;
  const { rows } = await db.execute<PresentationRow>(sql`
    select
      p.id,
      p.last_active_at::text as active,
      p.ended_at is not null as has_ended,
      greatest(0, ceil(extract(epoch from ${endsAt} - now())))::int as seconds_left
    from presentations p
    join projects j on j.id = p.project_id
    where p.id = any(${listOf(open.map((stream) => stream.presentationId))}::int[])`);
  const now = new Map(rows.map((row) => [row.id, row]));
  for (const stream of open) {
    const row = now.get(stream.presentationId);
    if (row === undefined) continue;
    const isAboutToEnd = !row.has_ended && row.seconds_left === 0;
    const state = `${row.active}${row.has_ended}`;
    if (isAboutToEnd || stream.sent.get('presentation') === state) continue;
    stream.sent.set('presentation', state);
    streams.send(stream, 'presentation', {
      id: row.id,
      state: row.has_ended ? 'ended' : 'running',
      seconds_left: row.has_ended ? 0 : row.seconds_left,
    });
  }
}

async function notifyApprovals(db: Database, streams: Streams, open: StreamWith<'browserHash'>[]): Promise<void> {
  if (open.length === 0) return;
  const { rows } = await db.execute<{ id: number; browser: string }>(sql`
    select id, browser_hash as browser
    from approvals
    where browser_hash = any(${listOf(open.map((stream) => stream.browserHash))}::text[])
      and created_at > now() - interval '1 hour'
      and collected_at is null
      and (accepted_at is not null or denied_at is not null)`);
  for (const stream of open) {
    for (const { id, browser } of rows) {
      if (browser !== stream.browserHash || stream.sent.has(`approval ${id}`)) continue;
      stream.sent.set(`approval ${id}`, '');
      streams.send(stream, 'approval', { id });
    }
  }
}
