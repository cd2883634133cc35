import { expect, it } from 'vitest';
import { findLegalPage, listLinkedPages } from './legal-pages.ts';

const pages = [
  { page: 'privacy', language: 'en' },
  { page: 'storage', language: 'en' },
  { page: 'imprint', language: 'en' },
  { page: 'imprint', language: 'tr' },
] as const;

it("finds a page in the reader's language, else in another", () => {
  expect(findLegalPage(pages, 'imprint', 'tr')).toEqual({ page: 'imprint', language: 'tr' });
  expect(findLegalPage(pages, 'privacy', 'tr')).toEqual({ page: 'privacy', language: 'en' });
  expect(findLegalPage(pages, 'terms', 'en')).toBeUndefined();
});

it('links each existing page once, the imprint first', () => {
  expect(listLinkedPages(pages, 'tr')).toEqual([
    { page: 'imprint', language: 'tr' },
    { page: 'privacy', language: 'en' },
  ]);
});
