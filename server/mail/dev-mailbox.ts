import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/connection.ts';
import { mails } from '#server/database/schema.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { isFromThisMachine } from '#server/http/request-origin.ts';
import { hashSource, pageHeaders } from '#server/http/security-headers.ts';
import { ProblemError } from '#server/http/problem.ts';

/** How many mails are shown. */
const maxMails = 500;
/** A mail is displayed as in a mail program: nothing in it runs, and its links open in a new tab. */
const framePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const style =
  'body{margin:0 auto;max-width:760px;padding:24px;background:#f6f6f3;color:#17211d;font:16px/1.5 system-ui,sans-serif}iframe{width:100%;height:640px;border:1px solid #dcdfdb;background:#fff}article{margin:32px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}';
/** The policy of the mailbox itself, which has one style element and frames the mails. */
const mailboxPolicy = pageHeaders({ 'style-src': [hashSource(style)], 'frame-src': ["'self'"] })[
  'content-security-policy'
];

/**
 * Serves the mailbox of development and demo, newest last: a page for people, JSON for programs; with `?to=`, only the
 * mails to one address. Only while no mail leaves this machine, and only to this machine.
 */
export function registerDevMailbox(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: { to?: unknown } }>('/dev/mail', async (request, reply) => {
    requireLocalRequest(request);
    const { to } = request.query;
    // PostgreSQL refuses NUL in texts, which no address contains.
    const wanted = typeof to === 'string' ? eq(mails.to, to.replaceAll('\0', '')) : undefined;
    const rows = (await db.select().from(mails).where(wanted).orderBy(desc(mails.id)).limit(maxMails)).toReversed();
    const shown = rows.map(({ id, to: address, subject, text, html, calendar, sent_at, created_at }) => ({
      id,
      to: address,
      subject,
      text,
      html,
      calendar,
      sent_at: (sent_at ?? created_at).toISOString(),
    }));
    reply.headers({ 'cache-control': 'no-store', vary: 'Accept' });
    if (request.headers.accept?.includes('application/json'))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(shown));
    return reply
      .header('content-security-policy', mailboxPolicy)
      .type('text/html; charset=utf-8')
      .send(writeMailbox(shown));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id(^\\d{1,9}$)', async (request, reply) => {
    requireLocalRequest(request);
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.id, Number(request.params.id)));
    if (!mail) throw new ProblemError('not_found');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': framePolicy })
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}

function requireLocalRequest(request: FastifyRequest): void {
  if (!isFromThisMachine(request)) throw new ProblemError('not_found');
}

type ShownMail = { id: number; to: string; subject: string; text: string; calendar: string | null; sent_at: string };

function writeMailbox(shown: ShownMail[]): string {
  const items = shown.map((mail) =>
    [
      `<article id="mail-${mail.id}"><h2>${escapeMarkup(mail.subject)}</h2><p>${escapeMarkup(mail.to)} · <time datetime="${mail.sent_at}">${mail.sent_at}</time></p>`,
      `<iframe title="${escapeMarkup(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${mail.id}"></iframe>`,
      `<details><summary>Text</summary><pre>${escapeMarkup(mail.text)}</pre></details>`,
      ...(mail.calendar === null
        ? []
        : [`<details><summary>viewing.ics</summary><pre>${escapeMarkup(mail.calendar)}</pre></details>`]),
      '</article>',
    ].join(''),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${style}</style></head><body><main><h1>Mailbox</h1>${items.join('') || '<p>No mail yet.</p>'}</main></body></html>`;
}
