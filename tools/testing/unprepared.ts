import pg from 'pg';

/**
 * Preloaded into a server process (`--import`): sends every statement without its name, so that PostgreSQL parses and
 * plans it each time.
 */
type Send = (this: pg.Client, config: unknown, ...others: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Send };
const { query: send } = prototype;

prototype.query = function query(config, ...others) {
  const isNamed = typeof config === 'object' && config !== null && 'name' in config;
  return send.call(this, isNamed ? { ...config, name: undefined } : config, ...others);
};
