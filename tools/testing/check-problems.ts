import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/index.ts';
import type { Call } from '#contract/calls/call.ts';
import { problemsOf } from '#server/openapi/call-problems.ts';

const everyCall: readonly Call[] = Object.values(calls);

/**
 * Watches the problems that an app answers. Returns a function that lists those that the OpenAPI document does not
 * declare for their call. Call it before the app is ready.
 */
export function watchProblems(app: FastifyInstance): () => string[] {
  const undocumented = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { isCall } = request.routeOptions.config as { isCall?: boolean };
    if (!isCall || typeof payload !== 'string' || reply.statusCode < 400) return;
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    const code = isPage ? String(reply.problemCode) : (JSON.parse(payload) as { code: string }).code;
    const documented: readonly string[] = documentedFor(request);
    if (code !== 'server_error' && !documented.includes(code))
      undocumented.add(`${request.method} ${request.routeOptions.url}: ${code}`);
  });
  return () => [...undocumented];
}

/** The documented problems of a route. A POST also stands for PUT and DELETE. */
function documentedFor({ method, routeOptions: { url = '' } }: FastifyRequest): string[] {
  const path = url.slice('/api'.length).replace(/:(\w+)/g, '{$1}');
  const standsFor = method === 'POST' ? ['POST', 'PUT', 'DELETE'] : [method === 'HEAD' ? 'GET' : method];
  const onPath = everyCall.filter((call) => call.path === path && standsFor.includes(call.method));
  return [...onPath.flatMap(problemsOf), ...(method === 'POST' ? ['method_not_allowed'] : [])];
}
