import { expect, it } from 'vitest';
import { isPageOfSite } from './page-of-site.ts';

it.each(['/', '/dashboard', '/facility?view=pool#top'])('takes %s for a page of this site', (link) => {
  expect(isPageOfSite(link)).toBe(true);
});

it.each(['//x.example', '/\\x.example', 'dashboard', 'https://x.example/', '/a page', ''])(
  'does not take %j for a page of this site',
  (link) => {
    expect(isPageOfSite(link)).toBe(false);
  },
);
