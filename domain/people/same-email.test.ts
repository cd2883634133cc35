import { expect, it } from 'vitest';
import { isSameEmail, normalizeEmail } from './same-email.ts';

it('compares addresses without regard to case', () => {
  expect(isSameEmail('Ada@Example.com', 'ada@example.COM')).toBe(true);
  expect(isSameEmail('ada@example.com', 'ida@example.com')).toBe(false);
  expect(normalizeEmail('Ada@Example.com')).toBe('ada@example.com');
});
