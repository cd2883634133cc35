import { SaxesParser } from 'saxes';
import type { Text } from '#domain/texts/language.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { xmlReason } from '../mistakes/parser-reasons.ts';

/** An element of an SVG. `name` has no `svg:` prefix. Text is kept only inside the `textElements`. */
export type SvgElement = {
  name: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
  line: number;
};

/** A parsed SVG, with the entities of its document type and its processing instructions. */
export type SvgTree = {
  root: SvgElement;
  entities: string[];
  hasExternalEntity: boolean;
  instructions: { text: string; line: number }[];
};

/** An SVG that could not be parsed; `line` is where the parser stopped. */
export class UnreadableSvgError extends Error {
  readonly reason: Text;
  readonly line: number;

  constructor(reason: Text, line: number) {
    super(reason.en);
    this.reason = reason;
    this.line = line;
  }
}

const maxElements = 100_000;
const maxDepth = 120;
const tooLarge: Text = detailText('svgTooLarge', { max: maxElements, depth: maxDepth });
const textElements = new Set(['style', 'text', 'tspan', 'title', 'script']);

/** Parses an SVG. Its own entities are never expanded and nothing is fetched. Throws UnreadableSvgError. */
export function parseSvg(text: string): SvgTree {
  const parser = new SaxesParser({ position: true });
  const tree: Partial<SvgTree> & Pick<SvgTree, 'instructions'> = { instructions: [] };
  const open: SvgElement[] = [];
  let startLine = 1;
  let count = 0;

  parser.on('doctype', (doctype) => Object.assign(tree, readDoctype(doctype)));
  parser.on('error', (error) => {
    const bare = lineOfBareAmpersand(text);
    if (bare !== undefined && bare <= parser.line) throw new UnreadableSvgError(detailText('xmlAmpersand'), bare);
    if (!/entity/.test(error.message)) throw new UnreadableSvgError(xmlReason(error.message), parser.line);
    if (tree.entities === undefined) throw new UnreadableSvgError(detailText('entityUndeclared'), parser.line);
  });
  parser.on('opentagstart', () => (startLine = parser.line));
  parser.on('processinginstruction', ({ target, body }) =>
    tree.instructions.push({ text: `${target} ${body}`, line: parser.line }),
  );
  parser.on('opentag', (tag) => {
    if (++count > maxElements || open.length > maxDepth) throw new UnreadableSvgError(tooLarge, startLine);
    const element: SvgElement = {
      name: tag.name.replace(/^svg:/, ''),
      attributes: tag.attributes as Record<string, string>,
      children: [],
      line: startLine,
    };
    open.at(-1)?.children.push(element);
    if (open.length === 0) tree.root = element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (part: string) => {
    const top = open.at(-1);
    if (top && textElements.has(top.name)) top.children.push(part);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(text).close();
  if (tree.root?.name !== 'svg') throw new UnreadableSvgError(detailText('rootNotSvg'), 1);
  return {
    root: tree.root,
    entities: tree.entities ?? [],
    hasExternalEntity: tree.hasExternalEntity ?? false,
    instructions: tree.instructions,
  };
}

/** The line of the first `&` that begins no entity, outside of comments and character data. */
function lineOfBareAmpersand(text: string): number | undefined {
  const withoutData = text.replace(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, (data) => data.replace(/[^\n]/g, ''));
  const index = withoutData.search(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[\p{L}_][\p{L}\p{N}_.:-]{0,60});)/iu);
  return index === -1 ? undefined : withoutData.slice(0, index).split('\n').length;
}

/** An element and all its descendants, in document order. */
export function* everyElement(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* everyElement(child);
}

/** The text content of an element. */
export function textOf(element: SvgElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function readDoctype(doctype: string): Pick<SvgTree, 'entities' | 'hasExternalEntity'> {
  const declarations = [...doctype.matchAll(/<!ENTITY\s+(%\s+)?([\w.:-]+)\s+(SYSTEM|PUBLIC)?\s*("[^"]*"|'[^']*')?/g)];
  return {
    entities: declarations.map(([, , name = '']) => name),
    hasExternalEntity: declarations.some(
      (match) => match[1] !== undefined || match[3] !== undefined || /[&%]/.test(match[4] ?? ''),
    ),
  };
}
