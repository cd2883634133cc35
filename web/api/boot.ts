import type { Session } from '#contract/entities/people.ts';
import type { Tour } from '#contract/entities/tour.ts';
import type { Language } from '#contract/form.ts';
import type { SettingsAnswer } from '#contract/settings.ts';

/** What the server wrote into the page, so that the first screen needs no further answer. */
export type Boot = { language: Language; settings: SettingsAnswer; session: Session; tour?: Tour };

/** Reads the page's `#boot` block; undefined where the page came without one. */
export function readBoot(): Boot | undefined {
  const block = document.getElementById('boot')?.textContent;
  return block ? (JSON.parse(block) as Boot) : undefined;
}
