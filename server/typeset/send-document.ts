import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '#server/http/entity-tag.ts';
import { networkOf } from '#server/http/network-of.ts';
import { documentPolicy } from '#server/http/security-headers.ts';
import { inlineAs } from '#server/http/shown-name.ts';
import { priorityOf, type RequestActor } from '#server/sessions/actor.ts';
import type { TaskOwner } from '#server/jobs/task-queue.ts';
import type { Description, Documents } from './make-document.ts';

/** The request for a document. */
type Reader = { request: FastifyRequest; reply: FastifyReply; actor: RequestActor };

/** Sends a document to be shown inline, with a file name; 304, without making it, if the browser has this version. */
export async function sendDocument(
  documents: Documents,
  { request, reply, actor }: Reader,
  description: Description,
  name: string,
): Promise<FastifyReply> {
  const tag = documents.versionOf(description);
  reply.headers({ etag: `"${tag}"`, 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Language' });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const pdf = await documents.make(description, priorityOf(actor), ownerOf(request, actor));
  return reply
    .headers({
      'content-security-policy': documentPolicy,
      'content-disposition': inlineAs(name, 'pdf'),
    })
    .type('application/pdf')
    .send(pdf);
}

/** Who a document is for: a person may request six at once, the visitors of a network twelve. */
function ownerOf({ ip }: FastifyRequest, { user, client }: RequestActor): TaskOwner {
  if (user !== null) return { id: `user ${user.id}`, maxTasks: 6 };
  return client === null
    ? { id: `network ${networkOf(ip)}`, maxTasks: 12 }
    : { id: `client ${client.id}`, maxTasks: 6 };
}
