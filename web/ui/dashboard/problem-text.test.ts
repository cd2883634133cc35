import { expect, test } from 'vitest';
import { ApiProblem } from '#web/api/call-api.ts';
import { problemText } from './problem-text.ts';

test.each([
  ['the message of our server', { code: 'stale_preview', status: 409, message: 'Look again' }, 'Look again'],
  ['that it cannot be reached', { code: 'offline', status: 0, message: 'No answer' }, 'account.away'],
  ['a failure of what stands before it', { code: 'server_error', status: 502, message: '' }, 'error_server'],
] as const)('says %s', (_, problem, text) => {
  expect(problemText(new ApiProblem(problem), (key) => key)).toBe(text);
});
