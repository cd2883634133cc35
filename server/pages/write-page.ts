import type { Language } from '#domain/texts/language.ts';
import type { LegalPageAnswer } from '#contract/entities/legal.ts';
import type { Session } from '#contract/entities/people.ts';
import type { Tour } from '#contract/entities/tour.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { jsonForScript } from '#server/http/escape.ts';
import { hintFirstFrame, writeFirstFrame } from './first-frame.ts';
import { writeNoscript } from './write-noscript.ts';

/** The data of the first screen that is included in the page. `tour` is only set if that is the rotator. */
export type PageContent = {
  language: Language;
  settings: SettingsAnswer | undefined;
  session: Session;
  tour: Tour | undefined;
  /** The legal page that was asked for: its text is in the page for browsers without scripts. */
  legal: LegalPageAnswer | undefined;
};

/**
 * Fills the shell with the language of the page, the data of the first screen, the first frame, and words for browsers
 * without scripts. Without a project
 * there is no data, and the browser requests it itself. `shell` is the built index.html with its two comments and a
 * template with the app's files: a page that opens with the rotator loads them itself, once it can be turned.
 */
export function writePage(shell: string, content: PageContent): string {
  const { language, settings, session, tour } = content;
  const boot =
    settings &&
    `<script type="application/json" id="boot">${jsonForScript({ language, settings, session, ...(tour ? { tour } : {}) })}</script>`;
  const page = tour ? shell : shell.replace(/<template id="app-files">(.*?)<\/template>/s, '$1');
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace('<body>', () => `<body>${writeNoscript(settings, language, content.legal)}`)
    .replace('<!--boot-->', () => hintFirstFrame(tour) + (boot ?? ''))
    .replace('<!--first-frame-->', () => writeFirstFrame(tour));
}
