import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { sqlStateOf } from '#server/database/sql-state.ts';
import { loggedPath } from '#server/http/logger.ts';

/** The address of the collector of traces (without `/v1/traces`), and the share of traces that is sent, 0 to 1. */
export type TracingOptions = { endpoint: URL; ratio: number };

/** The length at which statements are cut, in characters. */
const maxStatement = 1_000;

const propagator = new W3CTraceContextPropagator();

/**
 * Sends a trace of every call to an OpenTelemetry collector: a span for the call, which continues the caller's trace,
 * and one for each statement in it. Spans contain no query strings and no parameters of statements. Registers hooks, so
 * call it before the routes are added.
 */
export function startTracing(app: FastifyInstance, pool: pg.Pool, { endpoint, ratio }: TracingOptions): void {
  const url = `${endpoint.href.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'loggia' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('loggia');
  const current = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const route = request.routeOptions.url ?? 'page';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'url.path': loggedPath(request.url),
    };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    current.run(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async (request, { statusCode, problemCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (problemCode !== undefined) span?.setAttribute('error.type', problemCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  // Not when they connect: the pool may have connections already.
  const traced = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (!traced.has(client)) traceStatements(client, tracer, current);
    traced.add(client);
  });
  // A collector that does not answer must not delay the shutdown.
  app.addHook('onClose', async () => provider.shutdown().catch(() => undefined));
}

/** Statements outside a call, such as polls, are left out: they would be the majority of all traces. */
function traceStatements(client: pg.PoolClient, tracer: Tracer, current: AsyncLocalStorage<Context>): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  const traced = (...values: unknown[]): unknown => {
    const parent = current.getStore();
    const text = statementOf(values[0]);
    if (parent === undefined || text === undefined) return query(...values);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxStatement) };
    const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    const end = (error: unknown) => {
      if (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', sqlStateOf(error) ?? 'connection');
      }
      span.end();
    };
    const callback = values.at(-1);
    if (typeof callback === 'function')
      return query(...values.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(error);
        (callback as (...all: unknown[]) => void)(error, ...rest);
      });
    const result = query(...values);
    if (result instanceof Promise) result.then(() => end(undefined), end);
    else span.end();
    return result;
  };
  client.query = traced as typeof client.query;
}

function statementOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}
