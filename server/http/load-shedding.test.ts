import Fastify, { type LightMyRequestResponse as Response } from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './handle-errors.ts';
import { shedLoad } from './load-shedding.ts';

async function createPlain(maxDelay?: number) {
  const app = Fastify();
  handleErrors(app);
  await shedLoad(app, maxDelay);
  app.get('/', async () => 'here');
  await app.ready();
  return app;
}

/** Blocks the event loop for this many milliseconds. */
function blockEventLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
const nextTurn = () => new Promise((done) => setImmediate(done));

it('answers after the process was blocked for a moment, even right after a sample', async () => {
  const app = await createPlain();
  for (let stalls = 0; stalls < 3; stalls += 1) {
    blockEventLoop(1_100);
    await nextTurn();
    expect((await app.inject('/')).statusCode).toBe(200);
  }
  await app.close();
});

it('rejects requests with Retry-After while the event loop is far behind', async () => {
  const app = await createPlain(100);
  const answers: Response[] = [];
  while (answers.length < 10) {
    blockEventLoop(300);
    await nextTurn();
    answers.push(await app.inject('/'));
  }
  const turnedAway = answers.find((answer) => answer.statusCode !== 200);
  expect([turnedAway?.statusCode, turnedAway?.headers['retry-after'], turnedAway?.json().code]).toEqual([
    503,
    '5',
    'unavailable',
  ]);
  await app.close();
});
