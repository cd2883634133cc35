import { expect, test } from 'vitest';
import { formatDate } from '#domain/dates/format-date.ts';
import { languages, type Language } from '#domain/texts/language.ts';
import { formatMoment } from '#web/ui/dashboard/moment.tsx';
import type { TextKey } from './en/index.ts';
import { loadLaterTexts, loadTexts, textsReady } from './language.tsx';
import { formatMessage } from './format-message.ts';

const now = new Date(2026, 10, 27, 4, 8);
const moments = [now, new Date(2026, 10, 26, 16, 8), new Date(2026, 10, 2), new Date(2025, 10, 2)];

/** Every way in which the product writes the date or the time of these texts. */
const dated: Partial<Record<TextKey, (at: Date, language: Language) => string>> = {
  'project.loadedAt': (at, language) => formatDate(at, 'longDateTime', language),
  'live.offline': (at, language) => formatDate(at, at === now ? 'time' : 'dateTime', language),
  'offline.kept': (at, language) => formatDate(at, at === now ? 'time' : 'dateTime', language),
  'mail.waiting': (at, language) => formatMoment(at, now, language),
};

test.each(languages)('a sentence that ends in a date or a time has one full stop in %s', async (language) => {
  const { messages } = await loadTexts(language);
  await textsReady();
  await loadLaterTexts('dashboard');
  for (const [key, write] of Object.entries(dated))
    for (const at of moments) {
      const written = write(at, language);
      const values = { time: written, date: written, since: written, size: '1 MB', count: 3 };
      const said = formatMessage(messages.get(key)!, values, language);
      expect(said).toContain(written);
      expect(said).not.toContain('..');
    }
});
