import type { AnswerOf, Call, ParamsOf, QueryOf, SentBodyOf } from '#contract/calls/call.ts';
import type { Problem } from '#contract/errors/problem.ts';
import { ApiProblem } from './api-problem.ts';

/** What goes with a call; only what its declaration asks for. */
export type CallInput<C extends Call> = {
  params?: Partial<Record<keyof ParamsOf<C> & string, string | number>>;
  query?: Partial<QueryOf<C>>;
  body?: SentBodyOf<C>;
  signal?: AbortSignal | undefined;
};

/**
 * Makes a call and gives its answer. Bodies go as form data; updates go as POST with
 * `_method` (specification, section 7). Throws `ApiProblem`; a flag answer that refuses is an answer, not a problem.
 */
export async function callApi<C extends Call>(call: C, input: CallInput<C> = {}): Promise<AnswerOf<C>> {
  const response = await reach(call, input);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toProblem(response, body);
  return body as AnswerOf<C>;
}

async function reach<C extends Call>(call: C, input: CallInput<C>): Promise<Response> {
  const update = call.method === 'PUT' || call.method === 'DELETE';
  // What the server says of an action comes in the language of the page; the catalogue is the same in all.
  const spoken = call.method === 'GET' ? {} : { 'accept-language': document.documentElement.lang };
  const init: RequestInit = {
    method: update ? 'POST' : call.method,
    headers: { accept: 'application/json', ...spoken },
  };
  if (input.signal) init.signal = input.signal;
  if (call.method !== 'GET')
    init.body = toForm({ ...(input.body as object), ...(update ? { _method: call.method } : {}) });
  try {
    return await fetch(addressOf(call, input), init);
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiProblem('offline', 0, 'The server could not be reached');
  }
}

function addressOf<C extends Call>(call: C, input: CallInput<C>): string {
  const params: Record<string, string | number | undefined> = input.params ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** Fields as a form; one with a file as a form of parts. */
function toForm(fields: Record<string, unknown>): URLSearchParams | FormData {
  const form = Object.values(fields).some((value) => value instanceof Blob) ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob && form instanceof FormData) form.set(name, value);
    else if (value !== undefined && value !== null)
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

function toProblem(response: Response, body: unknown): ApiProblem {
  const wait = Number(response.headers.get('retry-after') ?? NaN);
  const retryAfter = Number.isFinite(wait) ? wait : undefined;
  if (!isProblem(response, body))
    return new ApiProblem('server_error', response.status, response.statusText, [], retryAfter);
  const { code, detail, title, errors, reason } = body;
  return new ApiProblem(code, response.status, detail ?? title, errors, retryAfter, reason);
}

/**
 * Whether an answer is one of our own server's problems and not, say, a proxy's page. Its kind tells: the list of all
 * problems need not come along.
 */
function isProblem(response: Response, body: unknown): body is Problem {
  const isOurs = response.headers.get('content-type')?.startsWith('application/problem+json');
  return isOurs === true && typeof body === 'object' && body !== null && 'code' in body;
}
