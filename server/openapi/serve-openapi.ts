import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { ProblemError } from '#server/http/problem.ts';
import { createReadyAnswer, replyReady, type ReadyAnswer } from '#server/http/ready-answer.ts';
import { hashSource } from '#server/http/security-headers.ts';
import { describeCalls } from './describe-calls.ts';

/** The one style element of the page: that of its logo, which is hidden. */
const logoStyle = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';
const docsPolicy = `default-src 'self'; img-src 'self' data:; style-src 'self' ${hashSource(logoStyle)}; script-src 'self'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'`;

/** The document of each list of calls, generated at the first request because that takes long. */
const written = new WeakMap<readonly Call[], ReadyAnswer>();

/** Where the page is. */
const docsPath = '/api/docs';

/** Serves the document at `/api/openapi.json` and a page to browse it at `/api/docs`, without external resources. */
export async function serveOpenapi(app: FastifyInstance, calls: readonly Call[]): Promise<void> {
  const sendDocument = (request: FastifyRequest, reply: FastifyReply) =>
    replyReady(request, reply, writeDocument(calls));
  app.get('/api/openapi.json', sendDocument);
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', docsPolicy));
    // The plugin would write the document again for each request, as YAML for most of a second.
    docs.addHook('onRoute', (route) => {
      if (route.url === `${docsPath}/json`) route.handler = sendDocument;
      if (route.url === `${docsPath}/yaml`) route.handler = refuseUnknown;
    });
    await docs.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } });
    await docs.register(swaggerUi, {
      routePrefix: docsPath,
      theme: {
        title: 'Loggia API',
        css: [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none }' }],
      },
    });
  });
}

function refuseUnknown(): never {
  throw new ProblemError('not_found');
}

function writeDocument(calls: readonly Call[]): ReadyAnswer {
  const found = written.get(calls);
  if (found !== undefined) return found;
  const made = createReadyAnswer(describeCalls(calls));
  written.set(calls, made);
  return made;
}
