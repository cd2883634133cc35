import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { secondsUntilNextTry } from '#domain/mail/next-try.ts';
import type { Database } from '#server/database/connection.ts';
import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import { mails } from '#server/database/schema.ts';
import { giveUpMails, maxTryTime, type GivenUpMail } from './give-up.ts';
import type { MailTransport } from './transport.ts';
import { withoutSecrets } from './without-secrets.ts';

type MailRow = typeof mails.$inferSelect;

/** A running mail sender. `wake` checks the outbox at once; `stop` waits for the mail that is being sent. */
export type MailSender = { wake(): void; stop(): Promise<void> };

/** How long a process may hold a mail before another one takes it: longer than any attempt takes. */
const leaseTime = sql`interval '90 seconds'`;
/** Longer than any mail waits for its next try. One that would wait longer was scheduled by a clock that was ahead. */
const maxWait = sql`interval '61 minutes'`;
/** How often the outbox is checked, in milliseconds. */
const defaultInterval = 2_000;
/**
 * How long a shutdown waits for a mail server that does not respond, in milliseconds; the mail is tried again after the
 * lease.
 */
const stopTimeout = 4_000;
/** The pause before it is tried again to record that a mail was sent, in milliseconds. */
const pauseBeforeRecord = 250;
/** How often mails that are too old are looked for, in milliseconds. */
const giveUpInterval = 600_000;

/**
 * How often the outbox is checked, in milliseconds; `onGivenUp` is called with each mail that will not be tried again.
 */
type SenderOptions = { pollInterval?: number | undefined; onGivenUp?(mail: GivenUpMail): void };

/** Sends the mails of the outbox. Any number of processes may run a sender: each mail is leased to one of them. */
export function startMailSender(
  db: Database,
  transport: MailTransport,
  onError: (error: unknown) => void,
  { pollInterval = defaultInterval, onGivenUp = () => undefined }: SenderOptions = {},
): MailSender {
  let givenUpAt = -Infinity;
  const state = { running: undefined as Promise<void> | undefined, again: false, stopped: false };
  const sendAll = async () => {
    if (performance.now() - givenUpAt >= giveUpInterval) {
      for (const mail of await giveUpMails(db)) onGivenUp(mail);
      givenUpAt = performance.now();
    }
    do {
      state.again = false;
      while (!state.stopped && (await sendNext(db, transport, onError)));
    } while (state.again && !state.stopped);
  };
  const wake = () => {
    state.again = true;
    if (state.stopped || state.running) return;
    state.running = sendAll()
      .catch(onError)
      .finally(() => {
        state.running = undefined;
      });
  };
  const timer = setInterval(wake, pollInterval);
  timer.unref();
  return {
    wake,
    async stop() {
      state.stopped = true;
      clearInterval(timer);
      await Promise.race([state.running, sleep(stopTimeout, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** Leases the next due mail and sends it. Returns false if none is due. */
export async function sendNext(
  db: Database,
  transport: MailTransport,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const mail = await leaseNext(db);
  if (mail === undefined) return false;
  try {
    await transport.send(mail);
  } catch (error) {
    // The response of the mail server is kept out of the log too.
    onError(new Error(`mail ${mail.id}: ${nameOf(error)}`));
    const wait = secondsUntilNextTry(mail.tries);
    await db
      .update(mails)
      .set({ last_error: nameOf(error), next_try_at: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(mails.id, mail.id));
    return true;
  }
  await recordSent(db, mail, transport);
  return true;
}

/**
 * Records that a mail was sent. While the database is unavailable, the process that knows it tries again, since the
 * mail would otherwise be sent a second time.
 */
async function recordSent(db: Database, mail: MailRow, { keepsBodies }: MailTransport): Promise<void> {
  const sent = {
    sent_at: sql`now()`,
    last_error: null,
    ...(keepsBodies ? {} : { ...withoutSecrets(mail), html: '', calendar: null }),
  };
  for (;;) {
    try {
      await db.update(mails).set(sent).where(eq(mails.id, mail.id));
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || db.$client.ending) throw error;
      await sleep(pauseBeforeRecord);
    }
  }
}

/**
 * The next mail that is due, leased to this process: new ones before those that failed, each of which may take a minute
 * if a mail server does not respond. Mails older than five days are left out.
 */
async function leaseNext(db: Database): Promise<MailRow | undefined> {
  const due = sql`(
    select id from mails
    where sent_at is null
      and (next_try_at <= now() or next_try_at > now() + ${maxWait})
      and created_at > now() - ${maxTryTime}
    order by least(tries, 1), id
    limit 1
    for update skip locked)`;
  const [mail] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, next_try_at: sql`now() + ${leaseTime}` })
    .where(eq(mails.id, due))
    .returning();
  return mail;
}

/** The codes of an error, without the response of the mail server, which may contain addresses. */
function nameOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
  );
}
