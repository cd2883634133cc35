import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statusLabels } from '#domain/units/statuses.ts';
import { LanguageProvider, loadTexts } from '#web/texts/language.tsx';
import { StatusShape, StatusTag } from './status-tag.tsx';

test('gives each status a different shape, for readers who cannot tell colours apart', () => {
  const shapes = statusLabels.map((status) => renderToStaticMarkup(<StatusShape status={status} />));
  expect(new Set(shapes).size).toBe(statusLabels.length);
});

test.each([
  ['en', ['Available', 'Reserved', 'Sold', 'Blocked']],
  ['tr', ['Satışta', 'Rezerve', 'Satıldı', 'Satışa kapalı']],
] as const)('each status is a word in %s', async (language, words) => {
  const texts = await loadTexts(language);
  const tags = statusLabels.map((status) =>
    renderToStaticMarkup(
      <LanguageProvider initial={texts}>
        <StatusTag status={status} />
      </LanguageProvider>,
    ),
  );
  words.forEach((word, at) => expect(tags[at]).toContain(word));
});
