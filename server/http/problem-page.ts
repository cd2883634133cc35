import type { SettingsAnswer } from '#contract/settings.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { directionOf } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import { addressedLanguages, inLanguage, sourcesOfLook, writeLook } from '#server/pages/write-head.ts';
import { serverTexts } from '#server/texts/texts.ts';
import { escapeMarkup } from './escape.ts';
import { hashSource } from './security-headers.ts';

/** Uses the development's look; without one, the browser's own colours. */
const style =
  'html{color-scheme:light dark;font:1.25rem/1.5 var(--text,system-ui,sans-serif);' +
  'background:var(--marble,Canvas);color:var(--ink,CanvasText)}body{margin:0;min-height:100vh;display:grid;' +
  'place-content:center;padding:1.5rem;box-sizing:border-box;text-align:center;overflow-wrap:anywhere}' +
  'h1{margin:0;font:400 1.75rem/1.2 var(--display,inherit)}a{color:inherit;text-underline-offset:.3em}' +
  'a:focus-visible{outline:2px solid;outline-offset:4px}';

/** What `writeProblemPage` takes: the text, in which language, and the settings if a development is loaded. */
export type ShownProblem = { text: string; language: Language; settings: SettingsAnswer | undefined };

/** The content security policy of `writeProblemPage`. */
export function problemPagePolicy(settings: SettingsAnswer | undefined): string {
  const styles = [hashSource(style), ...sourcesOfLook(settings)].join(' ');
  return `default-src 'none'; style-src ${styles}; font-src 'self'; frame-ancestors 'none'`;
}

/**
 * What a browser shows in place of a document that it cannot get, to somebody who opened it in a tab: whose page it is,
 * the reason, and the way to the start page.
 */
export function writeProblemPage({ text, language, settings }: ShownProblem): string {
  const words = escapeMarkup(text);
  const project = settings && escapeMarkup(projectNameIn(settings, language));
  const start = settings && addressedLanguages(settings).length > 0 ? inLanguage('/', language) : '/';
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${project ? `${words} · ${project}` : words}</title>` +
    `<style>${style}</style>${writeLook(settings)}<main>${project ? `<h1>${project}</h1>` : ''}<p>${words}</p>` +
    `<p><a href="${start}">${escapeMarkup(serverTexts[language].pages.start)}</a></p></main>`
  );
}
