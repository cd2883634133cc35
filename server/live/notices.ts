import type pg from 'pg';
import { Client } from 'pg';

/** The channel on which processes wake each other. A notice says no more than where to look in the database. */
const channel = 'loggia_changes';
const firstWait = 250;
const maxWait = 5_000;

/** Where something changed. */
export const noticeKinds = ['units', 'people'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Wakes other processes, and is woken by them. */
export type Notices = {
  /** Wakes all processes. Notices of a kind that come close together become one. */
  send(kind: NoticeKind): void;
  close(): Promise<void>;
};

/**
 * Listens on a connection of its own and connects again whenever it breaks. Where the engine knows no LISTEN nothing is
 * heard, and the regular looks find every change a little later.
 */
export function openNotices(pool: pg.Pool, onNotice: (kind: NoticeKind) => void): Notices {
  let client: Client | undefined;
  let isClosed = false;
  let wait = firstWait;
  let timer: NodeJS.Timeout | undefined;

  const again = (broken: Client) => {
    if (isClosed || client !== broken) return;
    client = undefined;
    void broken.end().catch(() => undefined);
    timer = setTimeout(connect, wait).unref();
    wait = Math.min(maxWait, wait * 2);
  };
  const connect = () => {
    const opened = new Client({
      ...pool.options,
      application_name: 'loggia notices',
      connectionTimeoutMillis: maxWait,
    });
    client = opened;
    opened.on('error', () => again(opened));
    opened.on('end', () => again(opened));
    opened.on('notification', ({ payload }) =>
      noticeKinds.filter((kind) => payload === kind).forEach((kind) => onNotice(kind)),
    );
    void listen(opened).catch(() => again(opened));
  };
  const listen = async (opened: Client) => {
    await opened.connect();
    await opened.query(`listen ${channel}`);
    wait = firstWait;
    noticeKinds.forEach((kind) => onNotice(kind));
  };
  connect();
  return {
    send: createSender(pool),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** One notice is on its way at a time; what comes meanwhile shares the next of its kind. */
function createSender(pool: pg.Pool): (kind: NoticeKind) => void {
  let isSending = false;
  const wanted = new Set<NoticeKind>();
  const send = async () => {
    for (const kind of wanted) {
      wanted.delete(kind);
      await pool.query('select pg_notify($1, $2)', [channel, kind]).catch(() => undefined);
    }
    isSending = false;
  };
  return (kind) => {
    wanted.add(kind);
    if (isSending) return;
    isSending = true;
    void send();
  };
}
