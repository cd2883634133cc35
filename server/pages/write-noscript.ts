import { developmentText } from '#domain/projects/development-text.ts';
import { serverTexts } from '#server/texts/texts.ts';
import type { LegalPageAnswer } from '#contract/entities/legal.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { listLinkedPages } from '#domain/legal/legal-pages.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import { telephoneAddress } from '#domain/people/telephone.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { otherDirection } from './other-direction.ts';
import { writeLegalPage } from './write-legal.ts';

/**
 * The content for browsers without scripts: what the development is and how to reach sales, in the language of the page
 * and then in the others, with links to the legal pages, and the text of the requested one. What the project does not
 * state is left out.
 */
export function writeNoscript(
  settings: SettingsAnswer | undefined,
  language: Language,
  legal: LegalPageAnswer | undefined,
): string {
  if (settings === undefined) return '';
  const project = projectNameIn(settings, language);
  const inAll = [language, ...settings.languages.filter((other) => other !== language)]
    .map((each) => `<div lang="${each}"${otherDirection(each, language)}>${writeWords(settings, each)}</div>`)
    .join('');
  const page = legal === undefined ? '' : writeLegalPage(legal, language);
  return `<noscript><h1>${escapeMarkup(project)}</h1>${page}${inAll}</noscript>`;
}

function writeWords(settings: SettingsAnswer, language: Language): string {
  const { legal } = settings;
  const { phone, email } = settings.contact;
  const { what, contact } = serverTexts[language].noscript;
  const address = developmentText(settings, 'address', language);
  const lines = [
    phone && `<a href="${escapeMarkup(telephoneAddress(phone))}">${escapeMarkup(isolateFigure(phone, language))}</a>`,
    email && `<a href="mailto:${escapeMarkup(email)}">${escapeMarkup(isolateFigure(email, language))}</a>`,
    address && escapeMarkup(address),
  ].filter(Boolean);
  const reach = lines.length > 0 ? `<p>${contact}<br>${lines.join('<br>')}</p>` : '';
  const pages = listLinkedPages(legal, language).map(
    ({ page, title }) => `<a href="/legal/${page}">${escapeMarkup(title)}</a>`,
  );
  const links = pages.length > 0 ? `<p>${pages.join('<br>')}</p>` : '';
  return `<p>${escapeMarkup(fillPlaceholders(what, { project: projectNameIn(settings, language) }))}</p>${reach}${links}`;
}
