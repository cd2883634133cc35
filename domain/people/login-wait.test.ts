import { expect, it } from 'vitest';
import { waitAfterFailures } from './login-wait.ts';

it.each([[0, 0], [1, 0], [4, 0], [5, 60], [6, 0], [10, 120], [15, 240], [35, 3600], [5000, 3600]])('after %i failures: %i s', (failures, seconds) => {
  expect(waitAfterFailures(failures)).toBe(seconds);
});
