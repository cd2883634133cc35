import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/** How far the event loop may lag on average before requests are refused, in milliseconds. */
const maxDelay = 5_000;

/**
 * Refuses requests while this process cannot keep up. If the loop was blocked right after a sample was taken, the
 * plugin has no data and reports an infinite delay. Since that stall is over, it is ignored.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay = maxDelay): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: async (_request, _reply, _type, delay) => {
      if (delay !== Number.POSITIVE_INFINITY)
        throw new ProblemError('unavailable', { headers: { 'retry-after': '5' } });
    },
  });
}
