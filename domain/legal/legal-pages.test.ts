import { expect, it } from 'vitest';
import { findLegalPage, listLinkedPages } from './legal-pages.ts';

const pages = [
  { page: 'privacy', language: 'en' },
  { page: 'storage', language: 'en' },
  { page: 'imprint', language: 'en' },
  { page: 'imprint', language: 'tr' },
] as const;

it('finds a page in the language of the reader, else in the other', () => {
  expect(findLegalPage(pages, 'imprint', 'tr')).toEqual({ page: 'imprint', language: 'tr' });
  expect(findLegalPage(pages, 'privacy', 'tr')).toEqual({ page: 'privacy', language: 'en' });
  expect(findLegalPage(pages, 'terms', 'en')).toBeUndefined();
});

it('links each page that there is once, the imprint first', () => {
  expect(listLinkedPages(pages, 'tr')).toEqual([
    { page: 'imprint', language: 'tr' },
    { page: 'privacy', language: 'en' },
  ]);
});
