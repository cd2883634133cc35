import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/** How late the event loop may be on average before requests are turned away, in milliseconds. */
const maxDelay = 5_000;

/**
 * Turns requests away while this process cannot keep up. Where the loop stood still just after a sample was taken, the
 * plugin has nothing to go by and reports an endless delay: that stall is over, and is no reason to refuse anybody.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number = maxDelay): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: async (_request, _reply, _type, delay) => {
      if (delay !== Number.POSITIVE_INFINITY)
        throw new ProblemError('unavailable', { headers: { 'retry-after': '5' } });
    },
  });
}
