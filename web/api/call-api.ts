import type { AnswerOf, Call, ParamsOf, QueryOf, SentBodyOf } from '#contract/calls/call.ts';
import type { ProblemCode } from '#contract/errors/codes.ts';
import type { Problem } from '#contract/errors/problem.ts';
import { markStored } from '#web/live/live-state.ts';
import type { StoredHeader } from '#web/offline/messages.ts';

/** A call that failed: the server refused it, or could not be reached (`offline`, with status 0). */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'offline';
  readonly status: number;
  readonly errors: NonNullable<Problem['errors']>;
  /** From `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;
  /** The message of an external service that failed. */
  readonly reason: string | undefined;
  /** The id under which the server logged an unexpected error. */
  readonly errorId: string | undefined;

  constructor({ code, status, message, errors = [], retryAfter, reason, errorId }: ApiProblemFields) {
    super(message);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.reason = reason;
    this.errorId = errorId;
  }
}

type ApiProblemFields = Pick<ApiProblem, 'code' | 'status' | 'message'> &
  Partial<Pick<ApiProblem, 'errors' | 'retryAfter' | 'reason' | 'errorId'>>;

/** Whether the server refused a call, which then changed nothing. After another error, it may have been carried out. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** The input of a call, as declared by it. */
export type CallInput<C extends Call> = {
  params?: Partial<Record<keyof ParamsOf<C> & string, string | number>>;
  query?: Partial<QueryOf<C>>;
  body?: SentBodyOf<C>;
  signal?: AbortSignal | undefined;
  /** The media types to ask for, if not only JSON. */
  accept?: string;
  /** Called with the headers of an answer that is returned. */
  onHeaders?: (headers: Headers) => void;
};

/**
 * Makes a call and returns its answer. Bodies are sent as form data, and PUT and DELETE as POST with `_method`
 * (specification, section 7). Throws `ApiProblem`; an answer with `response: false` is returned. One that breaks off,
 * or is no answer of ours, counts as lost: a write may have been carried out.
 */
export async function callApi<C extends Call>(call: C, input: CallInput<C> = {}): Promise<AnswerOf<C>> {
  const [response, body] = await send(call, input);
  const knownSince = response.headers.get('known-since' satisfies StoredHeader);
  if (knownSince !== null) markStored(Number(knownSince));
  if (!response.ok) throw toProblem(response, body);
  input.onHeaders?.(response.headers);
  return body as AnswerOf<C>;
}

async function send<C extends Call>(call: C, input: CallInput<C>): Promise<[Response, unknown]> {
  const isUpdate = call.method === 'PUT' || call.method === 'DELETE';
  // Answers to actions are in the language of the page; GET answers are the same in every language, and cacheable.
  const languageHeader = call.method === 'GET' ? {} : { 'accept-language': document.documentElement.lang };
  const init: RequestInit = {
    method: isUpdate ? 'POST' : call.method,
    headers: { accept: input.accept ?? 'application/json', ...languageHeader },
  };
  if (input.signal) init.signal = input.signal;
  if (call.method !== 'GET')
    init.body = toForm({ ...(input.body as object), ...(isUpdate ? { _method: call.method } : {}) });
  try {
    const response = await fetch(addressOf(call, input), init);
    const body: unknown = await response.json().catch((error: unknown) => {
      // A failure may be described by the page of a proxy, which is not JSON.
      if (response.ok || !(error instanceof SyntaxError)) throw error;
    });
    return [response, body];
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiProblem({ code: 'offline', status: 0, message: 'No answer' });
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

/** Encodes fields as URL-encoded form data, or as multipart if one is a file. */
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
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const { status, statusText } = response;
  if (!isProblem(response, body))
    return new ApiProblem({ code: 'server_error', status, message: statusText, retryAfter });
  const { code, detail, title, errors = [], reason, error_id: errorId } = body;
  return new ApiProblem({ code, status, message: detail ?? title, errors, retryAfter, reason, errorId });
}

/**
 * Whether a response is a problem of our own server and not, say, a proxy’s page. Checks the media type, so that the
 * list of problem codes is not needed in the bundle.
 */
function isProblem(response: Response, body: unknown): body is Problem {
  const isOurs = response.headers.get('content-type')?.startsWith('application/problem+json');
  return isOurs === true && typeof body === 'object' && body !== null && 'code' in body;
}
