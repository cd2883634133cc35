import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { viewingCalls } from '#contract/calls/viewings.ts';
import { inertName } from '#domain/people/inert-name.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { viewings } from '#server/database/schema.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { matchesTag } from '#server/http/entity-tag.ts';
import { requireFound } from '#server/http/require-found.ts';
import { attachedAs } from '#server/http/shown-name.ts';
import { viewingCalendar } from './viewing-calendar.ts';

/** Sends the calendar file of a viewing that the client of this session requested, with the same event as the mail. */
export function getViewingCalendar({
  db,
  catalogue,
}: SalesDependencies): CallHandler<typeof viewingCalls.getViewingCalendar> {
  return async ({ params, actor, language, request, reply }) => {
    const client = requireFound(actor.client);
    const isOwn = and(eq(viewings.id, params.id), eq(viewings.client_id, client.id));
    const { uid, day, half, created_at } = requireFound((await db.select().from(viewings).where(isOwn))[0]);
    const project = requireFound((await catalogue.current()).settings);
    const details = client.user === null ? [] : [inertName(client.user.name)];
    const requested = { uid, day, half, details, writtenAt: created_at.getTime() };
    const calendar = viewingCalendar(requested, project, language);
    const tag = createHash('sha256').update(calendar).digest('base64url').slice(0, 22);
    reply.headers({ etag: `"${tag}"`, 'cache-control': 'no-store', vary: 'Cookie, Accept-Language' });
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply
      .header('content-disposition', attachedAs('viewing', language, '', 'ics'))
      .type('text/calendar; charset=utf-8')
      .send(calendar);
  };
}
