import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg, { type QueryConfig, type QueryResult } from 'pg';
import type { Queryable } from './connection.ts';

/** A statement that PostgreSQL parses and plans once for each connection. It is sent when the function is called. */
type PreparedStatement<Values, Row> = (tx: Queryable, values: Values) => Promise<Row[]>;

/** Makes everything that is sent on a connection in this turn of the event loop leave in one packet. */
export function sendTogether({ connection: { stream } }: pg.Client): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

type Run = { query(config: QueryConfig): Promise<QueryResult<never>> };

/**
 * Prepares a statement written in SQL; `sql.placeholder` names its values. Rows are as pg reads them: `bigint` columns
 * need a cast. `name` is unique among all statements.
 */
export function prepareSql<Values extends Record<string, unknown>, Row = unknown>(
  name: string,
  statement: SQL,
): PreparedStatement<Values, Row> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (tx, values) => {
    if (tx.$client instanceof pg.Client) sendTogether(tx.$client);
    const { rows } = await (tx.$client as Run).query({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}

/**
 * Prepares a Drizzle query: `build` calls its `prepare`, once for each connection and once for a pool.
 */
export function prepareQuery<Query>(build: (tx: Queryable) => Query): (tx: Queryable) => Query {
  const built = new WeakMap<Queryable, Query>();
  return (tx) => {
    const existing = built.get(tx);
    if (existing !== undefined) return existing;
    const created = build(tx);
    built.set(tx, created);
    return created;
  };
}
