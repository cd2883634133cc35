import type { LegalBlock, LegalPageAnswer, LegalRun } from '#contract/entities/legal.ts';
import { findLegalPage, legalPages } from '#domain/legal/legal-pages.ts';
import { textOfRun } from '#domain/legal/text-of-run.ts';
import { isNumberOrMailbox } from '#domain/navigation/links.ts';
import type { Language } from '#domain/texts/language.ts';
import { escapeMarkup } from '#server/http/escape.ts';
import { otherDirection } from './other-direction.ts';

/** The legal page at a path, for a reader; undefined for any other path, or if the development has no such page. */
export function legalPageAt(
  path: string,
  pages: readonly LegalPageAnswer[],
  language: Language,
): LegalPageAnswer | undefined {
  const name = /^\/legal\/(\w+)\/?$/.exec(path)?.[1];
  const page = legalPages.find((candidate) => candidate === name);
  return page && findLegalPage(pages, page, language);
}

/**
 * The text of a legal page as HTML, for browsers without scripts, within a page in the language of its reader. Every
 * text is escaped here.
 */
export function writeLegalPage({ title, language, blocks }: LegalPageAnswer, reader: Language): string {
  const words = `<h2>${escapeMarkup(title)}</h2>${blocks.map((block) => writeBlock(block, language)).join('')}`;
  return `<article lang="${language}"${otherDirection(language, reader)}>${words}</article>`;
}

function writeBlock(block: LegalBlock, language: Language): string {
  if (block.kind === 'paragraph') return `<p>${writeRuns(block.runs, language)}</p>`;
  if (block.kind === 'heading') return `<h${block.level + 1}>${writeRuns(block.runs, language)}</h${block.level + 1}>`;
  const list = block.is_ordered ? 'ol' : 'ul';
  return `<${list}>${block.items.map((runs) => `<li>${writeRuns(runs, language)}</li>`).join('')}</${list}>`;
}

function writeRuns(runs: readonly LegalRun[], language: Language): string {
  return runs.map((run) => writeRun(run, language)).join('');
}

function writeRun(run: LegalRun, language: Language): string {
  const { is_strong, is_emphasis, href } = run;
  const words = escapeMarkup(textOfRun(run, language)).replaceAll('\n', '<br>');
  const emphasised = is_emphasis ? `<em>${words}</em>` : words;
  const marked = is_strong ? `<strong>${emphasised}</strong>` : emphasised;
  if (href === null) return marked;
  return `<a${isNumberOrMailbox(href) ? ' dir="ltr"' : ''} href="${escapeMarkup(href)}">${marked}</a>`;
}
