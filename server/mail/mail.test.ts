import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { openSmtp } from '#tools/testing/smtp.ts';
import { startTcpProxy } from '#tools/testing/tcp-proxy.ts';
import { openConnection } from '#server/database/connection.ts';
import { mails } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { GivenUpMail } from './give-up.ts';
import { readMailState } from './mail-state.ts';
import { queueMail } from './outbox.ts';
import { sendNext, startMailSender } from './sender.ts';
import { createSmtpTransport } from './transport.ts';

const { db, url } = await ownDatabase();
const base = new URL('https://show.example');
const ignore = () => undefined;
const content = {
  kind: 'resetLink',
  language: 'en',
  project: { projectName: 'Sample', projectNames: {}, brand: plainBrand, timeZone: 'Europe/Athens' },
  values: { name: 'Işıl' },
  url: new URL('https://show.example/userResetPassword/1/abc'),
} as const;
const queue = (to: string) => inTransaction(db, (tx) => queueMail(tx, base, to, content));
const dueNow = () => db.update(mails).set({ next_try_at: new Date(0) });

const smtp = await openSmtp();
afterAll(() => smtp.close());
const transportTo = (port: number) =>
  createSmtpTransport(
    `smtp://127.0.0.1:${port}`,
    () => 'no-reply@show.example',
    async () => 'Sample',
  );

describe('the outbox', () => {
  it('contains no mail whose cause was rolled back', async () => {
    await expect(
      inTransaction(db, async (tx) => {
        await queueMail(tx, base, 'never@x.example', content);
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    expect(await db.select().from(mails)).toEqual([]);
  });

  it('is sent by SMTP, as text and HTML, and keeps no secrets afterwards', async () => {
    await queue('one@x.example');
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(true);
    const [mail] = smtp.received;
    expect(mail).toMatch(/^From: Sample <no-reply@show\.example>$/m);
    expect(mail).toMatch(/^To: one@x\.example$/m);
    expect(mail).toMatch(/^Message-ID: <[\w-]+@show\.example>$/im);
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
    const [kept] = await db.select().from(mails);
    expect(kept).toMatchObject({ html: '', subject: 'Set a new password' });
    expect(kept!.text).toContain('Hello Işıl');
    expect(kept!.text).toContain('https://show.example/userResetPassword/1/…');
    expect(kept!.text).not.toContain('abc');
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(false);
  });

  it('sends a calendar file as an attachment, and keeps none of it afterwards', async () => {
    await db.delete(mails);
    smtp.received.length = 0;
    const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    await inTransaction(db, (tx) => queueMail(tx, base, 'one@x.example', { ...content, calendar }));
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(true);
    const [mail] = smtp.received;
    expect(mail).toMatch(/^Content-Type: text\/calendar; charset=utf-8/im);
    expect(mail).toMatch(/^Content-Disposition: attachment; filename=viewing\.ics/im);
    expect(mail).toContain(Buffer.from(calendar).toString('base64'));
    expect((await db.select().from(mails))[0]).toMatchObject({ calendar: null });
    await inTransaction(db, (tx) => queueMail(tx, base, 'two@x.example', { ...content, language: 'de', calendar }));
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(true);
    expect(smtp.received[1]).toMatch(/^Content-Disposition: attachment; filename=besichtigung\.ics/im);
  });

  it('loses nothing while the mail server is down, and later sends each mail once with its Message-ID', async () => {
    await db.delete(mails);
    const away = await openSmtp();
    await away.close();
    for (let index = 0; index < 5; index += 1) await queue(`away${index}@x.example`);
    const [first] = await db.select().from(mails).orderBy(mails.id);
    const transport = transportTo(away.port);
    for (let index = 0; index < 5; index += 1) expect(await sendNext(db, transport, ignore)).toBe(true);
    expect(await sendNext(db, transport, ignore)).toBe(false);
    expect(
      (await db.select().from(mails)).every(
        (mail) =>
          mail.sent_at === null && mail.tries === 1 && mail.last_error !== null && mail.next_try_at > new Date(),
      ),
    ).toBe(true);
    const back = await openSmtp(away.port);
    await dueNow();
    while (await sendNext(db, transport, ignore));
    expect(back.received).toHaveLength(5);
    expect(back.received[0]).toContain(first!.message_id);
    await back.close();
  });

  it('gives up on a mail after five days, reports that once, and never sends it', async () => {
    await db.delete(mails);
    smtp.received.length = 0;
    for (const to of ['old@x.example', 'new@x.example']) await queue(to);
    const isOld = eq(mails.to, 'old@x.example');
    const given = { created_at: sql`now() - interval '6 days'`, tries: 130, last_error: 'ECONNREFUSED' };
    await db.update(mails).set(given).where(isOld);
    const givenUp: GivenUpMail[] = [];
    const onGivenUp = (mail: GivenUpMail) => void givenUp.push(mail);
    const senders = [1, 2].map(() => startMailSender(db, transportTo(smtp.port), ignore, { onGivenUp }));
    for (const sender of senders) sender.wake();
    await expect.poll(() => smtp.received.length).toBe(1);
    await Promise.all(senders.map((sender) => sender.stop()));
    const [old] = await db.select().from(mails).where(isOld);
    expect(givenUp).toEqual([{ id: old?.id, kind: 'resetLink', tries: 130, last_error: 'ECONNREFUSED' }]);
    expect([smtp.received[0]?.includes('new@x.example'), old?.sent_at]).toEqual([true, null]);
  });

  it('counts as stuck while every attempt fails, and no longer once a mail was sent', async () => {
    await db.delete(mails);
    const away = await openSmtp();
    await away.close();
    await queue('stuck@x.example');
    expect(await readMailState(db)).toEqual({ waiting: 0, since: null });
    await sendNext(db, transportTo(away.port), ignore);
    await queue('untried@x.example');
    const [oldest] = await db.select().from(mails).orderBy(mails.id);
    expect(await readMailState(db)).toEqual({ waiting: 1, since: oldest?.created_at });
    await db.update(mails).set({ created_at: sql`created_at - interval '3 minutes'` });
    expect((await readMailState(db)).waiting).toBe(2);
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(true);
    expect(await readMailState(db)).toEqual({ waiting: 0, since: null });
  });

  it('does not count as stuck if the mail server refuses one recipient, but does if it refuses several', async () => {
    await db.delete(mails);
    for (const to of ['nobody@x.example', 'Nobody@x.example']) await queue(to);
    await db.update(mails).set({ last_error: 'EENVELOPE 550', tries: 1 });
    expect(await readMailState(db)).toEqual({ waiting: 0, since: null });
    await queue('noone@x.example');
    await db.update(mails).set({ last_error: 'EENVELOPE 550', tries: 1 });
    expect((await readMailState(db)).waiting).toBe(3);
  });

  it('sends mails that were queued while the clock was ahead, once it is set back', async () => {
    await db.delete(mails);
    await queue('ahead@x.example');
    await db.update(mails).set({ next_try_at: sql`now() + interval '1 day'` });
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(true);
    expect((await db.select().from(mails))[0]?.sent_at).not.toBeNull();
  });

  it('sends a new mail before those that failed', async () => {
    await db.delete(mails);
    smtp.received.length = 0;
    for (const to of ['failed@x.example', 'new@x.example']) await queue(to);
    await db.update(mails).set({ tries: 3 }).where(eq(mails.to, 'failed@x.example'));
    await sendNext(db, transportTo(smtp.port), ignore);
    expect(smtp.received[0]).toContain('To: new@x.example');
  });

  it('aborts an attempt that a mail server prolongs by answering byte by byte', async () => {
    await db.delete(mails);
    await queue('drip@x.example');
    const drips = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-a\r\n'), 20);
      socket.on('error', ignore).on('close', () => clearInterval(timer));
    });
    await once(drips.listen(0, '127.0.0.1'), 'listening');
    const { port } = drips.address() as AddressInfo;
    const transport = createSmtpTransport(
      `smtp://127.0.0.1:${port}`,
      () => 'no-reply@show.example',
      async () => 'Sample',
      200,
    );
    expect(await sendNext(db, transport, ignore)).toBe(true);
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ sent_at: null, last_error: 'ETIMEDOUT' });
    drips.close();
  });

  it('backs off after each refusal, up to an hour', async () => {
    await db.delete(mails);
    await queue('wait@x.example');
    smtp.options.refuse = true;
    const waits: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      await sendNext(db, transportTo(smtp.port), ignore);
      waits.push(Math.round(((await db.select().from(mails))[0]!.next_try_at.getTime() - Date.now()) / 1000));
      await dueNow();
    }
    smtp.options.refuse = false;
    expect(waits[0]).toBeLessThanOrEqual(5);
    expect(waits.at(-1)).toBeGreaterThan(3590);
    expect(waits.at(-1)).toBeLessThanOrEqual(3600);
  });

  it('is processed by several senders without duplicates', async () => {
    await db.delete(mails);
    smtp.received.length = 0;
    for (let index = 0; index < 30; index += 1) await queue(`many${index}@x.example`);
    const senders = [1, 2, 3].map(() => startMailSender(db, transportTo(smtp.port), ignore));
    for (const sender of senders) sender.wake();
    await expect.poll(() => smtp.received.length).toBe(30);
    await Promise.all(senders.map((sender) => sender.stop()));
    expect(new Set(smtp.received.map((mail) => /^To: (\S+)$/m.exec(mail)![1])).size).toBe(30);
  });

  it('is not sent a second time if the database is away at the moment when it was sent', async () => {
    await db.delete(mails);
    smtp.received.length = 0;
    await queue('once@x.example');
    const database = Number(new URL(url).port);
    const proxy = await startTcpProxy(database);
    const proxied = openConnection(Object.assign(new URL(url), { port: String(proxy.port) }).href);
    const nowhere = await openSmtp();
    await nowhere.close();
    const opened = Promise.withResolvers<number>();
    smtp.options.onReceived = async () => {
      proxy.forwardTo(nowhere.port);
      proxy.cut();
      opened.resolve(proxy.opened());
    };
    const sending = sendNext(proxied.db, transportTo(smtp.port), ignore);
    const before = await opened.promise;
    await expect.poll(() => proxy.opened()).toBeGreaterThan(before);
    proxy.forwardTo(database);
    expect(await sending).toBe(true);
    smtp.options.onReceived = undefined;
    await proxied.close();
    await proxy.close();
    await dueNow();
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(false);
    expect(smtp.received).toHaveLength(1);
  });

  it('hands a mail over when its sender dies', async () => {
    await db.delete(mails);
    smtp.received.length = 0;
    await queue('orphan@x.example');
    const killed = sendNext(
      db,
      { keepsBodies: false, send: () => new Promise(() => undefined), close: ignore },
      ignore,
    );
    await expect.poll(async () => (await db.select().from(mails))[0]!.tries).toBe(1);
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(false);
    await dueNow();
    expect(await sendNext(db, transportTo(smtp.port), ignore)).toBe(true);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain((await db.select().from(mails))[0]!.message_id);
    void killed;
  });

  it('sends to one recipient, whatever the address contains', async () => {
    await db.delete(mails);
    smtp.received.length = 0;
    await queue('a@x.example, b@x.example');
    await sendNext(db, transportTo(smtp.port), ignore);
    expect(smtp.received.join('').match(/b@x\.example>?,/)).toBeNull();
  });
});
