import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { startServer } from './main.ts';

it.each([
  ['refuses connections', 'postgres://loggia:planted@127.0.0.1:1/loggia', 'ECONNREFUSED'],
  ['has no address', 'postgres://loggia:planted@nowhere.invalid/loggia', 'nowhere.invalid'],
])('a start says that its database %s, and what to do', async (_, databaseUrl, reason) => {
  const environment = readEnvironment({ DATABASE_URL: databaseUrl, PORT: '0' });
  const started = startServer(environment, 'pages', () => Promise.reject(new Error('prepared')));
  const { message } = await started.then(
    () => expect.unreachable(),
    (error: Error) => error,
  );
  expect(message).toMatch(/^The database cannot be used: .* "npm run doctor"/);
  expect(message).toContain(reason);
  expect(message).not.toContain('planted');
});
