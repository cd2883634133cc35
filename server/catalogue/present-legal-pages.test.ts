import { expect, it } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { findLegalPage } from '#domain/legal/legal-pages.ts';
import type { CatalogueRows } from './load-rows.ts';
import { presentLegalPages } from './present-lookups.ts';

type Rows = Parameters<typeof presentLegalPages>[0];

const written = (['ar', 'en', 'tr'] as const).map(
  (language) => ({ page: 'imprint', language, published_at: new Date(0) }) as CatalogueRows['legalPages'][number],
);

function standIn(languages: string[]): string | undefined {
  const settings = settingsSchema.parse({
    projectName: 'Harbour',
    projectId: 7,
    botSalesRep: { email: 'sales@example.com' },
    languages,
  });
  const rows = { project: { settings }, legalPages: written } as unknown as Rows;
  return findLegalPage(presentLegalPages(rows), 'imprint', 'ru')?.language;
}

it('shows a page that is missing in the reader’s language in the first language of the development that has it', () => {
  expect(standIn(['tr', 'ru', 'ar', 'en'])).toBe('tr');
  expect(standIn(['en', 'ru', 'ar'])).toBe('en');
  expect(standIn(['el', 'ru'])).toBe('ar');
});
