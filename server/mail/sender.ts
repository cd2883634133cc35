import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { secondsUntilNextTry } from '#domain/mail/next-try.ts';
import type { Database } from '#server/database/connection.ts';
import { mails } from '#server/database/schema.ts';
import type { MailTransport } from './transport.ts';

/** The sender at work. `wake` looks at the outbox at once; `stop` lets the mail in hand be finished. */
export type MailSender = { wake(): void; stop(): Promise<void> };

/** Longer than any try takes: who takes a mail and dies leaves it to the next after this. */
const lease = sql`interval '90 seconds'`;
const lookEvery = 2_000;
/** A server that does not answer must not hold the end up; its mail is tried again after the lease. */
const stopWithin = 4_000;

/** Sends the outbox: any number of processes may run one, each mail is in one hand at a time. */
export function startMailSender(db: Database, transport: MailTransport, onError: (error: unknown) => void): MailSender {
  const state = { running: undefined as Promise<void> | undefined, again: false, stopped: false };
  const work = async () => {
    do {
      state.again = false;
      while (!state.stopped && (await sendNext(db, transport, onError)));
    } while (state.again && !state.stopped);
  };
  const wake = () => {
    state.again = true;
    if (state.stopped || state.running) return;
    state.running = work()
      .catch(onError)
      .finally(() => {
        state.running = undefined;
      });
  };
  const timer = setInterval(wake, lookEvery);
  timer.unref();
  return {
    wake,
    async stop() {
      state.stopped = true;
      clearInterval(timer);
      await Promise.race([state.running, sleep(stopWithin, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** Takes the mail that is due and sends it. False where none is due. */
export async function sendNext(
  db: Database,
  transport: MailTransport,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const mail = await takeNext(db);
  if (mail === undefined) return false;
  try {
    await transport.send(mail);
    await db
      .update(mails)
      .set({
        sent_at: sql`now()`,
        last_error: null,
        ...(transport.keepsBodies ? {} : { text: '', html: '', subject: '' }),
      })
      .where(eq(mails.id, mail.id));
  } catch (error) {
    // What the other side said is left out of the log too.
    onError(new Error(`mail ${mail.id}: ${nameOf(error)}`));
    const wait = secondsUntilNextTry(mail.tries);
    await db
      .update(mails)
      .set({ last_error: nameOf(error), next_try_at: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(mails.id, mail.id));
  }
  return true;
}

/**
 * The oldest mail that is due, promised to this process for the length of the lease. A mail of five days ago is given
 * up.
 */
async function takeNext(db: Database): Promise<typeof mails.$inferSelect | undefined> {
  const due = sql`(select id from mails where sent_at is null and next_try_at <= now() and created_at > now() - interval '5 days' order by id limit 1 for update skip locked)`;
  const [taken] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, next_try_at: sql`now() + ${lease}` })
    .where(eq(mails.id, due))
    .returning();
  return taken;
}

/** What went wrong, without what the other side said: that may hold addresses. */
function nameOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
  );
}
