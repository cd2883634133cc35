import { directionOf } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import type { LegalPageAnswer } from '#contract/entities/legal.ts';
import type { Session } from '#contract/entities/people.ts';
import type { Tour } from '#contract/entities/tour.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { jsonForScript } from '#server/http/escape.ts';
import type { PageDescription } from './describe-page.ts';
import { hintFirstFrame, writeFirstFrame } from './first-frame.ts';
import { isForm, pagePattern } from './known-pages.ts';
import { hintFonts, nameShell, writeLook, writeMeta } from './write-head.ts';
import { writeNoscript } from './write-noscript.ts';
import { writeStartFailure } from './write-start-failure.ts';

/** The data of the first screen that is included in the page. `tour` is only set if that screen is the rotator. */
type PageContent = {
  path: string;
  language: Language;
  settings: SettingsAnswer | undefined;
  session: Session;
  tour: Tour | undefined;
  /** The requested legal page, whose text is in the page for browsers without scripts. */
  legal: LegalPageAnswer | undefined;
  /** The metadata of the page, and the base of its addresses. */
  about: PageDescription | undefined;
  base: URL;
  /** Whether the address names the language. */
  isLanguageNamed: boolean;
};

/**
 * Fills the shell with the language and direction of the page, its metadata, the look, the data of the first screen,
 * the first frame, what is shown if the app cannot start, and the content for browsers without scripts. Without a
 * project there is no data, and the browser requests it. `shell` is the built index.html with its two comments and
 * templates with files to load: a page that opens with the rotator loads them itself, once the rotator can be turned.
 */
export function writePage(shell: string, content: PageContent): string {
  const { language, settings, session, tour, about } = content;
  const boot =
    settings &&
    `<script type="application/json" id="boot">${jsonForScript({ language, settings, session, ...(tour ? { tour } : {}) })}</script>`;
  const meta = settings && about ? writeMeta(about, { ...content, settings }) : '';
  return nameShell(openFiles(shell, content), { settings, language, title: about?.title })
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}" dir="${directionOf(language)}"`)
    .replace('<body>', () => `<body>${writeNoscript(settings, language, content.legal)}`)
    .replace(
      '<!--boot-->',
      () => meta + hintFirstFrame(tour) + writeLook(settings) + writeStartFailure(language) + (boot ?? ''),
    )
    .replace('<!--first-frame-->', () => writeFirstFrame(tour));
}

/** Keeps the lists of files that this page loads, and its fonts, which slow down a form that is loaded first. */
function openFiles(shell: string, { path, language, settings, tour }: PageContent): string {
  const fonts = isForm(path) ? '' : hintFonts(settings);
  const screen = tour ? undefined : pagePattern(path);
  const page = shell
    .replace('<template id="app-files">', (start) => start + fonts)
    .replace(/<template data-page="([^"]*)">(.*?)<\/template>/gs, (_, page, files) => (page === screen ? files : ''))
    .replace(/<template data-language="([^"]*)">(.*?)<\/template>/gs, (_, name, files) =>
      name === language && !tour ? files : '',
    );
  return tour ? page : page.replace(/<template id="app-files">(.*?)<\/template>/s, '$1');
}
