import { expect, it } from 'vitest';
import { isAddressOrPage, isPageOfSite, isWebAddress } from './links.ts';

it.each(['/', '/dashboard', '/facility?view=pool#top'])('takes %s for a page of this site', (link) => {
  expect(isPageOfSite(link)).toBe(true);
  expect(isWebAddress(link)).toBe(false);
  expect(isAddressOrPage(link)).toBe(true);
});

it.each([
  'https://x.example',
  'HTTP://x.example/a?b#c',
  'https://xn--mnchen-3ya.example',
  'https://[2001:db8::1]:8443/',
])('takes %s for a web address', (link) => {
  expect(isWebAddress(link)).toBe(true);
  expect(isPageOfSite(link)).toBe(false);
  expect(isAddressOrPage(link)).toBe(true);
});

it.each([
  '//x.example',
  '/\\x.example',
  'dashboard',
  '/a page',
  '',
  'ftp://x',
  'https://',
  'https:///x.example',
  'https://:443',
  'https://x.example:99999/',
  'https://x.example/a page',
])('takes %j for neither', (link) => {
  expect(isPageOfSite(link)).toBe(false);
  expect(isWebAddress(link)).toBe(false);
  expect(isAddressOrPage(link)).toBe(false);
});

it('takes no link for a link that may be kept', () => {
  expect(isAddressOrPage(null)).toBe(true);
});
