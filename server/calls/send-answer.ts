import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/texts/language.ts';
import { matchesTag } from '#server/http/entity-tag.ts';

/**
 * How an answer is sent. Answers that may contain personal data are not cacheable, so that they leave no trace in the
 * browser.
 */
type SendOptions = { language: Language; isCacheable: boolean };

/**
 * Sends an answer as JSON. A read carries an ETag of its content and is answered with 304 if the caller has it; the
 * answer to a change is never cached.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  { language, isCacheable }: SendOptions,
): FastifyReply {
  const body = JSON.stringify(answer);
  reply.header('content-language', language).type('application/json; charset=utf-8');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply.header('cache-control', 'no-store').send(body);
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  reply.headers({
    etag: `"${tag}"`,
    'cache-control': isCacheable ? 'private, no-cache' : 'no-store',
    vary: 'Cookie, Accept-Language',
  });
  return matchesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body);
}
