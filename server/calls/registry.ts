import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalText } from '#server/http/refuse.ts';
import type { AnswerOf, BodyOf, Call, Method, ParamsOf, QueryOf } from '#contract/calls/call.ts';
import { offeredLanguage, type Language } from '#domain/texts/language.ts';
import type { HeldCalls } from '#server/database/held-calls.ts';
import { ProblemError } from '#server/http/problem.ts';
import { uploadConfig } from '#server/http/read-bodies.ts';
import type { RecordFailedLogin } from '#server/http/failed-logins.ts';
import { offeredLanguages, requestLanguage } from '#server/http/request-language.ts';
import { loggedPath } from '#server/http/logger.ts';
import { mayCall, type RequestActor } from '#server/sessions/actor.ts';
import { codeOfFailedLogin } from './code-of-failed-login.ts';
import { parseInput, type ParsedInput } from './parse-input.ts';
import { sendAnswer } from './send-answer.ts';

/** What a handler is given: its input as parsed by the call's schemas, and the actor. */
export type CallContext<C extends Call> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  actor: RequestActor;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Returns the answer, or sends it itself and returns the reply. Throws `ProblemError` when the call fails. */
export type CallHandler<C extends Call> = (
  context: CallContext<C>,
) => Promise<AnswerOf<C> | FastifyReply> | AnswerOf<C> | FastifyReply;

/** A call with its handler and the function that finds its actor. */
type Entry = { call: Call; handler: CallHandler<Call>; findActor: FindActor };

export type FindActor = (request: FastifyRequest) => Promise<RequestActor>;

/** Registers calls. `finish` creates the routes; it throws if a declared call has no handler. */
export type Registry = {
  register<C extends Call>(call: C, handler: CallHandler<C>, findActor?: FindActor): void;
  finish(declared: readonly Call[]): void;
  /** The methods that a path below `/api` accepts; empty if there is no such path. */
  methodsOf(path: string): Method[];
};

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * `defaultFindActor` finds the actor of a request for calls that are registered without a `findActor`. Calls wait in
 * `held` while the database is switched over. `onFailedLogin` is called for failed logins.
 */
export function createRegistry(
  app: FastifyInstance,
  held: Pick<HeldCalls, 'run'>,
  defaultFindActor: FindActor,
  onFailedLogin: RecordFailedLogin,
): Registry {
  const paths = new Map<string, Map<Method, Entry>>();
  return {
    register(call, handler, findActor = defaultFindActor) {
      if (call.callers.length === 0) throw new Error(`The call ${call.name} does not say who may make it`);
      const entries = paths.get(call.path) ?? new Map<Method, Entry>();
      if (entries.has(call.method)) throw new Error(`${call.method} ${call.path} is registered twice`);
      entries.set(call.method, { call, handler: handler as unknown as CallHandler<Call>, findActor });
      paths.set(call.path, entries);
    },
    finish(declared) {
      const missing = declared.filter((call) => paths.get(call.path)?.get(call.method)?.call !== call);
      if (missing.length > 0)
        throw new Error(`Calls without a handler: ${missing.map((call) => call.name).join(', ')}`);
      for (const [path, entries] of paths) {
        addRoutes(app, { held, onFailedLogin }, path, entries);
        if (!path.includes('{')) refuseOtherMethods(app, path, entries);
      }
    },
    methodsOf: (path) =>
      [...paths].filter(([pattern]) => matches(pattern, path)).flatMap(([, entries]) => methodsIn(entries)),
  };
}

/** How calls are run, and the callback for failed logins. */
type Running = { held: Pick<HeldCalls, 'run'>; onFailedLogin: RecordFailedLogin };

function addRoutes(
  app: FastifyInstance,
  { held, onFailedLogin }: Running,
  path: string,
  entries: Map<Method, Entry>,
): void {
  const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  for (const method of methodsIn(entries)) {
    app.route({
      method,
      url,
      config: { isCall: true, ...uploadOf(entries) },
      handler: (request, reply) =>
        held.run(() => answer(entryFor(entries, method, request), request, reply, onFailedLogin)),
    });
  }
}

/** The limit of uploads is set per route: the largest of the calls on its path. */
function uploadOf(entries: Map<Method, Entry>): object {
  const maxBytes = Math.max(0, ...[...entries.values()].map((entry) => entry.call.maxUploadBytes ?? 0));
  return maxBytes > 0 ? uploadConfig(maxBytes) : {};
}

/**
 * Answers 405 for the other methods of a path without parameters, so that `GET /users/login` does not look up a user
 * with the id "login".
 */
function refuseOtherMethods(app: FastifyInstance, path: string, entries: Map<Method, Entry>): void {
  const allowed = methodsIn(entries);
  const method = methods.filter((other) => !allowed.includes(other));
  const handler = () => {
    throw methodNotAllowed(allowed);
  };
  if (method.length > 0) app.route({ method, url: `/api${path}`, handler });
}

/** Updates and deletes may be sent as POST with `_method` in the body; a `_method` in the address is ignored. */
function entryFor(entries: Map<Method, Entry>, method: Method, request: FastifyRequest): Entry {
  const requested = method === 'POST' ? requestedMethod(request) : method;
  const entry = requested && entries.get(requested);
  if (!entry) throw methodNotAllowed(methodsIn(entries));
  return entry;
}

/** The method that a POST stands for; undefined if `_method` is neither POST, PUT nor DELETE. */
function requestedMethod(request: FastifyRequest): Method | undefined {
  const override = (request.body as { _method?: unknown } | null | undefined)?._method ?? '';
  if (override === '') return 'POST';
  // Anything but a string names no method: some objects cannot even be converted to one.
  const name = typeof override === 'string' ? override.toUpperCase() : '';
  return (['POST', 'PUT', 'DELETE'] as const).find((method) => method === name);
}

async function answer(
  { call, handler, findActor }: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
  onFailedLogin: RecordFailedLogin,
): Promise<FastifyReply> {
  const language = requestLanguage(request);
  const actor = await findActor(request);
  const act = async () => {
    if (!mayCall(call.callers, actor))
      throw new ProblemError(
        actor.user || actor.client ? 'not_allowed' : 'not_logged_in',
        call.refusal && { detail: refusalText(call.refusal) },
      );
    return handler({
      ...inOfferedLanguage(
        parseInput(call, request, language, actor.user === null ? 'own' : 'other'),
        offeredLanguages(request),
      ),
      actor,
      language,
      request,
      reply,
    });
  };
  const recordFailure = (outcome: unknown) => {
    const code = codeOfFailedLogin(call.name, outcome);
    if (code !== null) onFailedLogin(request, call.name, code);
  };
  const answered = await act().catch((error: unknown) => {
    logRefusal(request, call, actor, error);
    recordFailure(error);
    throw error;
  });
  recordFailure(answered);
  // A handler that sent the answer itself returns the reply. Awaiting a reply yields what was sent.
  return answered === reply || reply.sent
    ? reply
    : sendAnswer(request, reply, answered, {
        language,
        isCacheable: call.isCacheable ?? call.callers.includes('visitor'),
      });
}

/** The input, with every given `lang` replaced by a language that the development offers. */
function inOfferedLanguage(input: ParsedInput, offered: readonly Language[]): ParsedInput {
  const withLanguage = (part: unknown) =>
    typeof part === 'object' && part !== null && 'lang' in part && part.lang !== undefined
      ? { ...part, lang: offeredLanguage(part.lang as Language, offered) }
      : part;
  return { ...input, query: withLanguage(input.query), body: withLanguage(input.body) };
}

/**
 * Logs that somebody who is logged in made a call that they may not make, or asked for a person out of their reach,
 * which is answered like an unknown id.
 */
function logRefusal(request: FastifyRequest, call: Call, actor: RequestActor, error: unknown): void {
  const isRefusal = error instanceof ProblemError && (error.code === 'not_allowed' || error.code === 'not_found');
  if (!isRefusal || (actor.user === null && actor.client === null)) return;
  const caller = { user_id: actor.user?.id, client_id: actor.client?.id };
  request.log.info(
    { call: call.name, refused: error.code, ...caller, url: loggedPath(request.url) },
    'a call was refused',
  );
}

/** 405 with the allowed methods. A path with PUT or DELETE also accepts POST, with `_method`. */
export function methodNotAllowed(allowed: readonly string[]): ProblemError {
  return new ProblemError('method_not_allowed', {
    headers: { allow: (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', ') },
  });
}

function methodsIn(entries: Map<Method, Entry>): Method[] {
  const acceptsPost = entries.has('PUT') || entries.has('DELETE');
  return methods.filter((method) => entries.has(method) || (method === 'POST' && acceptsPost));
}

function matches(pattern: string, path: string): boolean {
  const patternParts = pattern.split('/');
  const pathParts = path.split('/');
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => part.startsWith('{') || part === pathParts[index])
  );
}
