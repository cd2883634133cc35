import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Heading, Link, List, Nodes, Paragraph, PhrasingContent, RootContent, Text as PlainText } from 'mdast';
import type { LegalBlock, LegalRun } from '#contract/entities/legal.ts';
import type { Text } from '#domain/texts/language.ts';
import { isAddressOrPage } from '#domain/navigation/links.ts';
import { alsoOn, type Details, type Report } from '../mistakes/report.ts';
import type { WarningCode } from '../mistakes/texts.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { warningsOfLegalWording } from '../wording.ts';
import { findIntricate } from './find-intricate.ts';

type Marks = Omit<LegalRun, 'text'>;

const plain: Marks = { is_strong: false, is_emphasis: false, href: null };

/** Markdown elements that a legal page may not contain. */
const elementNames: Record<string, Text> = {
  html: detailText('markdownHtml'),
  image: detailText('markdownImage'),
  imageReference: detailText('markdownImage'),
  code: detailText('markdownBlock'),
  inlineCode: detailText('markdownCode'),
  blockquote: detailText('markdownQuotation'),
  thematicBreak: detailText('markdownRule'),
  linkReference: detailText('markdownReference'),
  definition: detailText('markdownReference'),
  list: detailText('markdownNestedList'),
  heading: detailText('markdownHeading'),
};
/** What is left in a text of a link whose brackets do not close. */
const openLink = /\]\((?:https?:|mailto:|tel:|\/)/;
/** A link whose address has spaces in it, as telephone numbers often have. */
const spacedLink = /\]\([^()\s]+\s[^\n]*\)/;
const anythingElse: Text = detailText('markdownOther');

/**
 * Parses the Markdown of a legal page: its title, and the rest as headings, paragraphs and lists of plain text runs.
 * Any other element is a mistake with its line; comments are ignored. Warns of placeholders and of what is left of the
 * package to begin with. `pages` are the legal pages of the package, to which it may link. Null without a title, or if
 * the text is too intricate to be parsed.
 */
export function readMarkdown(
  text: string,
  report: Report,
  file: string,
  pages: ReadonlySet<string>,
): { title: string; blocks: LegalBlock[] } | null {
  const intricate = findIntricate(text);
  if (intricate !== undefined) {
    report.mistake('legal_element', { file, line: intricate.line }, { element: detailText(intricate.element) });
    return null;
  }
  const [first, ...rest] = fromMarkdown(text).children.filter((node) => !isComment(node));
  const reader = new Reader(report, file, pages);
  if (first?.type !== 'heading' || first.depth !== 1) {
    report.mistake('legal_title', { file, line: first?.position?.start.line ?? 1 });
    const title = rest.find((node) => node.type === 'heading' && node.depth === 1);
    // The rule above the front matter of other programs is in the place of the title.
    const others = first === undefined || first.type === 'thematicBreak' ? rest : [first, ...rest];
    for (const node of others) if (node !== title) reader.block(node);
    return null;
  }
  const title = reader
    .runs(first.children)
    .map((run) => run.text)
    .join('');
  const blocks = rest.flatMap((node) => reader.block(node));
  reader.warn();
  return { title, blocks };
}

function isComment(node: Nodes): boolean {
  return node.type === 'html' && /^<!--(?:(?!-->)[\s\S])*-->\s*$/.test(node.value);
}

class Reader {
  readonly #report: Report;
  readonly #file: string;
  readonly #pages: ReadonlySet<string>;
  /** What is probably unintended, with the lines on which it is. */
  readonly #wording = new Map<WarningCode, { details: Details; lines: number[] }>();

  constructor(report: Report, file: string, pages: ReadonlySet<string>) {
    this.#report = report;
    this.#file = file;
    this.#pages = pages;
  }

  block(node: RootContent): LegalBlock[] {
    if (node.type === 'heading') return this.#heading(node);
    if (node.type === 'paragraph' && isTable(node)) return this.#refuse(node, detailText('markdownTable'));
    if (node.type === 'paragraph') return [{ kind: 'paragraph', runs: this.runs(node.children) }];
    if (node.type === 'list') return [this.#list(node)];
    return this.#refuse(node);
  }

  runs(nodes: readonly PhrasingContent[], marks: Marks = plain): LegalRun[] {
    return join(nodes.flatMap((node) => this.#run(node, marks)));
  }

  #heading(node: Heading): LegalBlock[] {
    if (node.depth !== 2 && node.depth !== 3) return this.#refuse(node);
    return [{ kind: 'heading', level: node.depth, runs: this.runs(node.children) }];
  }

  #list({ ordered, children }: List): LegalBlock {
    const items = children.map((item) =>
      item.children.flatMap((node, index) => {
        if (node.type !== 'paragraph') return this.#refuse(node);
        const runs = this.runs(node.children);
        return index === 0 ? runs : [{ ...plain, text: '\n' }, ...runs];
      }),
    );
    return { kind: 'list', is_ordered: ordered === true, items: items.map(join) };
  }

  #run(node: PhrasingContent, marks: Marks): LegalRun[] {
    switch (node.type) {
      case 'text':
        if (openLink.test(node.value))
          return this.#refuse(
            node,
            detailText(spacedLink.test(node.value) ? 'markdownSpacedLink' : 'markdownOpenLink'),
          );
        this.#warnOfWording(node);
        return [{ ...marks, text: node.value.replace(/\s+/g, joinLines) }];
      case 'break':
        return [{ ...marks, text: '\n' }];
      case 'strong':
        return this.runs(node.children, { ...marks, is_strong: true });
      case 'emphasis':
        return this.runs(node.children, { ...marks, is_emphasis: true });
      case 'link':
        if (!isLegalLink(node.url))
          this.#report.mistake(
            'legal_link',
            { file: this.#file, line: node.position?.start.line },
            { value: node.url },
          );
        else this.#checkLegalPage(node);
        return this.runs(node.children, { ...marks, href: node.url });
      default:
        return isComment(node) ? [] : this.#refuse(node);
    }
  }

  #warnOfWording({ value, position }: PlainText): void {
    const page = /([^/]+)\.\w+\.md$/.exec(this.#file)?.[1] ?? this.#file;
    for (const [index, text] of value.split('\n').entries())
      for (const { code, details } of warningsOfLegalWording(text, page)) {
        const found = this.#wording.get(code) ?? { details, lines: [] };
        const line = (position?.start.line ?? 1) + index;
        if (!found.lines.includes(line)) found.lines.push(line);
        this.#wording.set(code, found);
      }
  }

  /** Warns once of each kind of wording that is probably unintended, with all its lines. */
  warn(): void {
    for (const [code, { details, lines }] of this.#wording) {
      const [line, ...others] = lines;
      const also = others.length === 0 ? '' : alsoOn(others);
      this.#report.warning(code, { file: this.#file, line }, { ...details, also });
    }
  }

  /** Reports a link to a legal page that the package does not have. That of what is stored is the product's own. */
  #checkLegalPage({ url, position }: Link): void {
    const page = /^\/legal\/([^/?#]*)/.exec(url)?.[1];
    if (page === undefined || page === 'storage' || this.#pages.has(page)) return;
    const path = this.#file.replace(/[^/]+(?=\.\w+\.md$)/, page);
    this.#report.mistake('legal_link_nowhere', { file: this.#file, line: position?.start.line }, { value: url, path });
  }

  #refuse(node: Nodes, element = elementNames[node.type] ?? anythingElse): [] {
    this.#report.mistake('legal_element', { file: this.#file, line: node.position?.start.line }, { element });
    return [];
  }
}

/**
 * Whether a paragraph is meant as a table (its second line is a delimiter row), which this Markdown does not support.
 */
function isTable({ children }: Paragraph): boolean {
  const text = children.map((node) => (node.type === 'text' ? node.value : '')).join('');
  const [head = '', delimiters = ''] = text.split('\n');
  return head.includes('|') && delimiters.includes('-') && /^[ |:-]+$/.test(delimiters);
}

/** Replaces space with a line break in it by one space. One expression for both would take quadratic time. */
function joinLines(space: string): string {
  return space.includes('\n') ? ' ' : space;
}

/** A web address, a page of this site, a mail address or a telephone number. */
function isLegalLink(address: string): boolean {
  return isAddressOrPage(address) || /^(?:mailto:[^\s<>"@]+@[^\s<>"@]+|tel:[^\s<>"\d]*\d[^\s<>"]*)$/i.test(address);
}

/** Joins neighbouring runs with the same marks. */
function join(runs: readonly LegalRun[]): LegalRun[] {
  const joined: LegalRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last?.is_strong === run.is_strong && last.is_emphasis === run.is_emphasis && last.href === run.href;
    if (last !== undefined && isSame) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}
