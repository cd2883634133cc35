import type { Session } from '#contract/entities/people.ts';
import type { Tour } from '#contract/entities/tour.ts';
import type { Language } from '#contract/form.ts';
import type { SettingsAnswer } from '#contract/settings.ts';

/** What the server wrote into the page, so that the first screen needs no further answer. */
export type BootData = { language: Language; settings: SettingsAnswer; session: Session; tour?: Tour };

/** Reads the `#boot` block of a page; undefined where the page came without one. */
export function readBoot(page: Document): BootData | undefined {
  const block = page.getElementById('boot')?.textContent;
  return block ? (JSON.parse(block) as BootData) : undefined;
}

/**
 * What this page was brought; a page that came without (from an old cache) asks the server for a fresh one.
 * Throws where the server does not bring it either.
 */
export async function loadBoot(): Promise<BootData> {
  const brought = readBoot(document);
  if (brought) return brought;
  const answer = await fetch('/', { cache: 'no-store' });
  const boot = readBoot(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  if (!boot) throw new Error('The server sent a page without its boot block');
  return boot;
}
