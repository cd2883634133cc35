import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Call, Method, ParamsOf, QueryOf } from '#contract/calls/call.ts';
import type { Language } from '#contract/form.ts';
import { ProblemError } from '#server/http/problem.ts';
import { uploadConfig } from '#server/http/read-bodies.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { mayCall, type Actor } from '#server/sessions/actor.ts';
import { parseInput } from './parse-input.ts';
import { sendAnswer } from './send-answer.ts';

/** What a handler gets: its input as the call's schemas read it, and who asks. */
export type CallContext<C extends Call> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  actor: Actor;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Gives the answer, or sends it itself and gives the reply. Throws `ProblemError` for what goes wrong. */
export type CallHandler<C extends Call> = (
  context: CallContext<C>,
) => Promise<AnswerOf<C> | FastifyReply> | AnswerOf<C> | FastifyReply;

/** One call with its handler, and how its caller is found. */
type Entry = { call: Call; handler: CallHandler<Call>; findCaller: FindCaller };
/** Finds who makes a request. */
export type FindCaller = (request: FastifyRequest) => Promise<Actor>;

/** Registers calls. `finish` makes the routes; it throws where a declared call has no handler. */
export type Registry = {
  register<C extends Call>(call: C, handler: CallHandler<C>, findCaller?: FindCaller): void;
  finish(declared: readonly Call[]): void;
  /** Methods that a path below `/api` takes; none where there is no such path. */
  methodsOf(path: string): Method[];
};

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** `findActor` finds who makes a request, for every call that does not bring a way of its own. */
export function createRegistry(app: FastifyInstance, findActor: FindCaller): Registry {
  const paths = new Map<string, Map<Method, Entry>>();
  return {
    register(call, handler, findCaller = findActor) {
      if (call.who.length === 0) throw new Error(`The call ${call.name} does not say who may make it`);
      const entries = paths.get(call.path) ?? new Map<Method, Entry>();
      if (entries.has(call.method)) throw new Error(`${call.method} ${call.path} is registered twice`);
      entries.set(call.method, { call, handler: handler as unknown as CallHandler<Call>, findCaller });
      paths.set(call.path, entries);
    },
    finish(declared) {
      const missing = declared.filter((call) => paths.get(call.path)?.get(call.method)?.call !== call);
      if (missing.length > 0)
        throw new Error(`Calls without a handler: ${missing.map((call) => call.name).join(', ')}`);
      for (const [path, entries] of paths) {
        addRoutes(app, path, entries);
        if (!path.includes('{')) refuseOtherMethods(app, path, entries);
      }
    },
    methodsOf: (path) =>
      [...paths].filter(([pattern]) => matches(pattern, path)).flatMap(([, entries]) => methodsIn(entries)),
  };
}

function addRoutes(app: FastifyInstance, path: string, entries: Map<Method, Entry>): void {
  const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  for (const method of methodsIn(entries)) {
    app.route({
      method,
      url,
      config: { isCall: true, ...uploadOf(entries) },
      handler: (request, reply) => answer(entryFor(entries, method, request), request, reply),
    });
  }
}

/** Limits of uploads are a path's: the largest of its calls. */
function uploadOf(entries: Map<Method, Entry>): object {
  const most = Math.max(0, ...[...entries.values()].map((entry) => entry.call.maxUploadBytes ?? 0));
  return most > 0 ? uploadConfig(most) : {};
}

/** A path of its own keeps its methods to itself: `GET /users/login` is not the user called "login". */
function refuseOtherMethods(app: FastifyInstance, path: string, entries: Map<Method, Entry>): void {
  const taken = methodsIn(entries);
  const method = methods.filter((one) => !taken.includes(one));
  const handler = () => {
    throw methodNotAllowed(taken);
  };
  if (method.length > 0) app.route({ method, url: `/api${path}`, handler });
}

/** Updates and deletes may come as POST with `_method` in the body; a `_method` in the address counts for nothing. */
function entryFor(entries: Map<Method, Entry>, method: Method, request: FastifyRequest): Entry {
  const said = (request.body as { _method?: unknown } | null | undefined)?._method ?? '';
  // What is no text names no method: an object may not even be turned into one.
  const wished = method !== 'POST' || said === '' ? method : typeof said === 'string' ? said.toUpperCase() : undefined;
  const entry = entries.get(wished as Method);
  if (entry === undefined || (wished !== method && wished !== 'PUT' && wished !== 'DELETE'))
    throw methodNotAllowed(methodsIn(entries));
  return entry;
}

async function answer(
  { call, handler, findCaller }: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = requestLanguage(request);
  const actor = await findCaller(request);
  if (!mayCall(call.who, actor)) throw new ProblemError(actor.user || actor.client ? 'not_allowed' : 'not_logged_in');
  const input = parseInput(call, request, language);
  const answered = await handler({ ...input, actor, language, request, reply });
  // A handler that sent by itself gives the reply, which an await turns into what it sent.
  return answered === reply || reply.sent
    ? reply
    : sendAnswer(request, reply, answered, { language, mayBeKept: call.mayBeKept ?? call.who.includes('visitor') });
}

/** 405 with what the path takes. A path with PUT or DELETE takes POST too, which carries `_method`. */
export function methodNotAllowed(allowed: readonly string[]): ProblemError {
  return new ProblemError('method_not_allowed', {
    headers: { allow: (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', ') },
  });
}

function methodsIn(entries: Map<Method, Entry>): Method[] {
  const takesForm = entries.has('PUT') || entries.has('DELETE');
  return methods.filter((method) => entries.has(method) || (method === 'POST' && takesForm));
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith('{') || part === given[index]);
}
