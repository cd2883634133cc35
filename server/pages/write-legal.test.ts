import { expect, it } from 'vitest';
import { writeLegalPage } from './write-legal.ts';

it('a telephone number that is no link keeps its order on an Arabic page', () => {
  const run = { text: 'الهاتف: +965 2222 3333', is_strong: false, is_emphasis: false, href: null };
  const page = {
    page: 'imprint',
    language: 'ar',
    title: 'بيانات الناشر',
    published_at: '',
    hash: '',
    version: 1,
  } as const;
  const html = writeLegalPage({ ...page, blocks: [{ kind: 'paragraph', runs: [run] }] }, 'en');
  expect(html).toContain('<p>الهاتف: \u2066+965 2222 3333\u2069</p>');
  expect(html).toContain('<article lang="ar" dir="rtl">');
});
