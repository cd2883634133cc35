import { expect, it } from 'vitest';
import { isFormResult } from './form-results.ts';

it.each([
  ['thankYouRegister', true],
  ['loginAccepted', true],
  ['thankyouregister', false],
  ['toString', false],
  ['', false],
])('%s is a message of /formResult: %s', (message, expected) => expect(isFormResult(message)).toBe(expected));
