import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LegalLink } from '#contract/entities/legal.ts';
import { sampleSettings } from '#tools/testing/sample-settings.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { SettingsProvider } from '#web/catalogue/settings.tsx';
import { createRouter } from '#web/router/create-router.ts';
import { createMemoryHistory } from '#web/router/memory-history.ts';
import { RouterProvider } from '#web/router/router-provider.tsx';
import { LanguageProvider, loadTexts } from '#web/texts/language.tsx';
import { LegalLinks } from './bottom-area.tsx';

const pages = (['imprint', 'privacy', 'terms'] as const).map((page, i): LegalLink => ({
  page,
  language: 'en',
  title: `The ${page}`,
  version: i + 1,
}));

async function render(count: number, narrow: boolean): Promise<string> {
  const Component = () => <LegalLinks narrow={narrow} onLeave={undefined} />;
  const router = createRouter([{ path: '/', Component }], createMemoryHistory());
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsProvider settings={sampleSettings({ legal: pages.slice(0, count) })}>
        <LanguageProvider initial={await loadTexts('en')}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
}

test('collects three legal pages behind one button in the rail, which has no room for them', async () => {
  const html = await render(3, true);
  expect(html).toMatch(/<button[^>]*>Legal<\/button>/);
  expect(html.indexOf('popover="auto"')).toBeLessThan(html.indexOf('The imprint'));
  for (const { page, title } of pages) expect(html).toMatch(new RegExp(`href="/legal/${page}"[^>]*>${title}<`));
});

test('shows two legal pages in the rail, and all of them in the wide menu, as links', async () => {
  for (const html of [await render(2, true), await render(3, false)]) {
    expect(html).toContain('The privacy');
    expect(html).not.toContain('<button');
  }
});
