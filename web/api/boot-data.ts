import type { Session } from '#contract/entities/people.ts';
import type { Tour } from '#contract/entities/tour.ts';
import type { Language } from '#domain/texts/language.ts';
import type { SettingsAnswer } from '#contract/settings.ts';

/** The data that the server embeds in the page, so that the first screen needs no further request. */
export type BootData = { language: Language; settings: SettingsAnswer; session: Session; tour?: Tour };

/** Reads the `#boot` block of a page; undefined if it has none. */
function readBoot(page: Document): BootData | undefined {
  const block = page.getElementById('boot')?.textContent;
  return block ? (JSON.parse(block) as BootData) : undefined;
}

/**
 * The boot data of this page, or of a fresh one if this page has none (an old cached copy). Throws if that has none
 * either.
 */
export async function loadBoot(): Promise<BootData> {
  const embedded = readBoot(document);
  if (embedded) return embedded;
  const response = await fetch('/', { cache: 'no-store' });
  const boot = readBoot(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (!boot) throw new Error('The server sent a page without its boot block');
  return boot;
}
