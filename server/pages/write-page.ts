import type { Language } from '#contract/form.ts';
import type { Session } from '#contract/entities/people.ts';
import type { Tour } from '#contract/entities/tour.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { jsonForScript } from '#server/http/escape.ts';
import { hintFirstFrame, writeFirstFrame } from './first-frame.ts';

/** What the page brings for its first screen. `tour` only where that is the rotator. */
export type PageContent = {
  language: Language;
  settings: SettingsAnswer | undefined;
  session: Session;
  tour: Tour | undefined;
};

/**
 * Fills the shell: the language of the page, what the first screen needs, and the first frame. Without a project there
 * is
 * no boot block, and the browser asks for itself. `shell` is the built index.html with its two comments and a template
 * that names the app's files: a page that begins with the turning picture opens it by itself, once that can be turned.
 */
export function writePage(shell: string, content: PageContent): string {
  const { language, settings, session, tour } = content;
  const boot =
    settings &&
    `<script type="application/json" id="boot">${jsonForScript({ language, settings, session, ...(tour ? { tour } : {}) })}</script>`;
  const whole = tour ? shell : shell.replace(/<template id="app-files">(.*?)<\/template>/s, '$1');
  return whole
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace('<!--boot-->', () => hintFirstFrame(tour) + (boot ?? ''))
    .replace('<!--first-frame-->', () => writeFirstFrame(tour));
}
