import { expect, test } from 'vitest';
import { safeNext, withNext } from './next-address.ts';

test.each([
  ['/list-view?rooms=2~3', '/list-view?rooms=2~3'],
  ['/?search=open', '/?search=open'],
  ['/inviteClient', '/inviteClient'],
  ['/property-view/7#plan', '/property-view/7#plan'],
])('continues to %s', (wanted, next) => {
  expect(safeNext(wanted)).toBe(next);
});

test.each([
  null,
  '',
  'list-view',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/api/users/companyLogin/callback',
  'https://evil.example/',
  'javascript:alert(1)',
  '/register?next=/',
  '/salesLogin',
  '/clientLoginWait/3',
  '/verify/3',
  '/formResult/thankYouRegister',
  `/${'a'.repeat(3000)}`,
])('goes to the start page instead of %s', (wanted) => {
  expect(safeNext(wanted)).toBe('/');
});

test('preserves the complete address to continue to', () => {
  const page = withNext('/salesLogin', '/?search=open&tags=a&tags=b');
  expect(safeNext(new URLSearchParams(page.split('?')[1]).get('next'))).toBe('/?search=open&tags=a&tags=b');
  expect(withNext('/salesLogin', '/')).toBe('/salesLogin');
});
