import type pg from 'pg';
import { Client } from 'pg';

/** The channel on which processes wake each other. A notice only says what to look for in the database. */
const channel = 'loggia_changes';
/** How long to wait before reconnecting, in milliseconds; doubled up to the maximum. */
const firstWait = 250;
const maxWait = 5_000;

/** What changed. */
export const noticeKinds = ['units', 'people'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Notices between processes. */
export type Notices = {
  /** Notifies all processes. Notices of one kind that come close together become one. */
  send(kind: NoticeKind): void;
  close(): Promise<void>;
};

/**
 * Listens on a connection of its own and reconnects whenever it breaks. If the engine does not support LISTEN, nothing
 * is received, and the regular polls find every change a little later.
 */
export function openNotices(pool: pg.Pool, onNotice: (kind: NoticeKind) => void): Notices {
  let client: Client | undefined;
  let isClosed = false;
  let wait = firstWait;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = (broken: Client) => {
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
    opened.on('error', () => reconnect(opened));
    opened.on('end', () => reconnect(opened));
    opened.on('notification', ({ payload }) =>
      noticeKinds.filter((kind) => payload === kind).forEach((kind) => onNotice(kind)),
    );
    void listen(opened).catch(() => reconnect(opened));
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

/** Sends one notice at a time; further ones of a kind meanwhile become one. */
function createSender(pool: pg.Pool): (kind: NoticeKind) => void {
  let isSending = false;
  const pending = new Set<NoticeKind>();
  const send = async () => {
    for (const kind of pending) {
      pending.delete(kind);
      await pool.query('select pg_notify($1, $2)', [channel, kind]).catch(() => undefined);
    }
    isSending = false;
  };
  return (kind) => {
    pending.add(kind);
    if (isSending) return;
    isSending = true;
    void send();
  };
}
