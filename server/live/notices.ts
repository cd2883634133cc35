import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { Client } from 'pg';

/** The channel on which processes wake each other. A notice only states which kind of change to look for. */
const channel = 'loggia_changes';
/** How long to wait before reconnecting, in milliseconds; doubled up to the maximum. */
const firstWait = 250;
const maxWait = 5_000;
/** The minimum time between two notices, in milliseconds. */
const gap = 20;

/** What changed. */
const noticeKinds = ['units', 'people'] as const;
type NoticeKind = (typeof noticeKinds)[number];

/** Notices between processes. */
type Notices = {
  /** Notifies all other processes. Notices of one kind in quick succession become one. */
  send(kind: NoticeKind): void;
  close(): Promise<void>;
};

/**
 * Listens on a separate connection and reconnects whenever it breaks. If the engine does not support LISTEN, nothing is
 * received, and the regular polls find every change a little later. Notices are sent on the same connection, so that
 * this process can recognise and ignore its own.
 */
export function openNotices(pool: pg.Pool, onNotice: (kind: NoticeKind) => void): Notices {
  let client: Client | undefined;
  let listening: { on: Client; pid: number } | undefined;
  let isClosed = false;
  let nextWait = firstWait;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = (broken: Client) => {
    if (listening?.on === broken) listening = undefined;
    if (isClosed || client !== broken) return;
    client = undefined;
    void broken.end().catch(() => undefined);
    timer = setTimeout(connect, nextWait).unref();
    nextWait = Math.min(maxWait, nextWait * 2);
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
    opened.on('notification', ({ payload, processId }) => {
      if (processId === listening?.pid) return;
      noticeKinds.filter((kind) => payload === kind).forEach((kind) => onNotice(kind));
    });
    void listen(opened).catch(() => reconnect(opened));
  };
  const listen = async (opened: Client) => {
    await opened.connect();
    const { rows } = await opened.query<{ pid: number }>('select pg_backend_pid() as pid');
    await opened.query(`listen ${channel}`);
    listening = { on: opened, pid: rows[0]?.pid ?? 0 };
    nextWait = firstWait;
    noticeKinds.forEach((kind) => onNotice(kind));
  };
  connect();
  return {
    send: createSender(async (kind) => void (await (listening?.on ?? pool).query(notice(kind)))),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

const notice = (kind: NoticeKind) => ({ name: 'notice', text: 'select pg_notify($1, $2)', values: [channel, kind] });

/**
 * Sends notices one at a time, the first immediately. Notices of one kind that are requested meanwhile are sent once.
 */
function createSender(send: (kind: NoticeKind) => Promise<void>): (kind: NoticeKind) => void {
  let isSending = false;
  const pending = new Set<NoticeKind>();
  const sendAll = async () => {
    while (pending.size > 0) {
      const kinds = [...pending];
      pending.clear();
      const pause = wait(gap, undefined, { ref: false });
      for (const kind of kinds) await send(kind).catch(() => undefined);
      await pause;
    }
    isSending = false;
  };
  return (kind) => {
    pending.add(kind);
    if (isSending) return;
    isSending = true;
    void sendAll();
  };
}
