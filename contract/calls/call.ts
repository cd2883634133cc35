import { z } from 'zod';
import type { RefusalCode } from '#contract/errors/codes.ts';
import type { Caller } from '#domain/people/actor.ts';

export type { Caller } from '#domain/people/actor.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call between browser and server. `name` is its key in `calls`. `path` is relative to `/api`, with parameters as
 * `{name}`. `callers` lists who may make it. `answer` is the body of a response with status 200.
 */
export type Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  name: string;
  method: Method;
  path: string;
  summary: string;
  callers: readonly [Caller, ...Caller[]];
  /** The code whose text is shown to people who may not make the call. By default it is the problem's. */
  refusal?: RefusalCode;
  /**
   * Whether a browser may cache the answer of a read (it revalidates each time). By default it may if the call is open
   * to visitors.
   */
  isCacheable?: boolean;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** The media type of the answer, if it is not JSON. */
  type?: 'application/pdf' | 'text/calendar';
  /** The maximum size of a file in the body, in bytes. By default it is the limit of all bodies. */
  maxUploadBytes?: number;
};

const emptyObject = z.object({});

/** Declares a call that reads: a GET without a body. */
export function get<
  A extends z.ZodType,
  P extends z.ZodType = typeof emptyObject,
  Q extends z.ZodType = typeof emptyObject,
>(declared: {
  name: string;
  path: string;
  summary: string;
  callers: Call['callers'];
  isCacheable?: boolean;
  params?: P;
  query?: Q;
  answer: A;
  type?: NonNullable<Call['type']>;
}): Call<P, Q, typeof emptyObject, A> {
  const { params = emptyObject, query = emptyObject } = declared;
  return { ...declared, method: 'GET', params, query, body: emptyObject } as Call<P, Q, typeof emptyObject, A>;
}

/** Declares a call that changes something. */
export function send<
  A extends z.ZodType,
  B extends z.ZodType = typeof emptyObject,
  P extends z.ZodType = typeof emptyObject,
>(declared: {
  name: string;
  method: Exclude<Method, 'GET'>;
  path: string;
  summary: string;
  callers: Call['callers'];
  refusal?: RefusalCode;
  params?: P;
  body?: B;
  answer: A;
  maxUploadBytes?: number;
}): Call<P, typeof emptyObject, B, A> {
  const { params = emptyObject, body = emptyObject } = declared;
  return { ...declared, params, query: emptyObject, body } as Call<P, typeof emptyObject, B, A>;
}

export type ParamsOf<C extends Call> = z.infer<C['params']>;
export type QueryOf<C extends Call> = z.infer<C['query']>;
export type BodyOf<C extends Call> = z.infer<C['body']>;
/** The body as callers may send it, before the schema has filled in defaults and converted form fields. */
export type SentBodyOf<C extends Call> = z.input<C['body']>;
export type AnswerOf<C extends Call> = z.infer<C['answer']>;
