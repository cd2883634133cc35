import { inflateSync } from 'node:zlib';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';

/** The content of a PDF: the text of its pages as a search would find it, its title, language and fonts. */
type ReadPdf = {
  pages: string[];
  text: string;
  /** Whether the text contains these words, ignoring all whitespace and line breaks. */
  has(words: string): boolean;
  title: string;
  language: string;
  faces: { name: string; isEmbedded: boolean }[];
  /** The bookmarks in order, with the title of the one above each. */
  bookmarks: { title: string; parent: string | undefined }[];
  /** How often a picture is drawn, and the alternative texts of those that have one. */
  pictures: number;
  pictureTexts: string[];
  /** The structure roles for screen readers: `H1`, `Table`, `TH`, `Figure` … */
  tags: ReadonlySet<string>;
};

type Objects = ReadonlyMap<number, { head: string; stream: Buffer | null }>;

/**
 * Reads a PDF as Typst writes it: plain objects, deflated streams, and composite fonts with a map to Unicode. It does
 * not support arbitrary PDFs.
 */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = readObjects(pdf);
  const heads = [...objects.values()].map((one) => one.head);
  const root = heads.find((head) => head.includes('/Type /Catalog')) ?? '';
  const pages = pagesOf(objects).map((page) => pageText(objects, page));
  const files = heads.filter((head) => head.includes('/Type /FontDescriptor'));
  const text = pages.join('\n');
  const letters = text.replace(/\s/g, '');
  return {
    pages,
    text,
    has: (words) => letters.includes(words.replace(/\s/g, '')),
    title: readWords(
      /\/Title (\((?:\\[^]|[^\\)])*\)|<[^>]*>)/.exec(
        heads.find((head) => /\/Creator|\/Producer/.test(head) && head.includes('/Title')) ?? '',
      )?.[1] ?? '',
    ),
    language: /\/Lang \((\w+)\)/.exec(root)?.[1] ?? '',
    faces: files.map((head) => ({
      name: /\/FontName \/\w+\+([\w-]+)/.exec(head)?.[1] ?? '',
      isEmbedded: /\/FontFile/.test(head),
    })),
    bookmarks: bookmarksOf(objects),
    ...drawnPictures(objects),
    tags: new Set(elementsOf(objects).map((head) => /\/S \/(\w+)/.exec(head)?.[1] ?? '')),
  };
}

/** The structure of the document, which screen readers follow. */
function elementsOf(objects: Objects): string[] {
  return [...objects.values()].map(({ head }) => head).filter((head) => head.includes('/Type /StructElem'));
}

function readObjects(pdf: Buffer): Objects {
  const written = pdf.toString('latin1');
  const objects = new Map<number, { head: string; stream: Buffer | null }>();
  for (const { 1: number, index, 0: begin } of written.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const from = index + begin.length;
    const to = written.indexOf('\nendobj', from);
    const at = written.indexOf('stream\n', from);
    const hasStream = at !== -1 && at < to;
    const head = written.slice(from, hasStream ? at : to);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const bytes = hasStream ? pdf.subarray(at + 7, at + 7 + length) : null;
    objects.set(Number(number), { head, stream: bytes && head.includes('/FlateDecode') ? inflateSync(bytes) : bytes });
  }
  return objects;
}

/** The dictionaries of the pages, in order. */
function pagesOf(objects: Objects): string[] {
  const tree = [...objects.values()].find((one) => one.head.includes('/Type /Pages'));
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree?.head ?? '')?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => getOrThrow(objects, Number(number)).head);
}

/** Bookmarks refer to their parent and to their next sibling; Typst writes them in the order of the pages. */
function bookmarksOf(objects: Objects): ReadPdf['bookmarks'] {
  const titleOf = (head: string) => readWords(/\/Title (\((?:\\[^]|[^\\)])*\)|<[^>]*>)/.exec(head)?.[1] ?? '()');
  const marks = [...objects].filter(([, { head }]) => head.includes('/Dest') && head.includes('/Parent'));
  return marks
    .toSorted(([a], [b]) => a - b)
    .map(([, { head }]) => {
      const above = objects.get(Number(/\/Parent (\d+) 0 R/.exec(head)?.[1]))?.head ?? '';
      return { title: titleOf(head), parent: above.includes('/Title') ? titleOf(above) : undefined };
    });
}

function drawnPictures(objects: Objects): Pick<ReadPdf, 'pictures' | 'pictureTexts'> {
  const contents = pagesOf(objects).map((page) => {
    const number = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    return objects.get(number)?.stream?.toString('latin1') ?? '';
  });
  const drawn = contents.join('\n');
  return {
    pictures: [...drawn.matchAll(/\/\w+ Do\b/g)].length,
    pictureTexts: elementsOf(objects)
      .filter((head) => head.includes('/S /Figure'))
      .map((head) => readWords(/\/Alt (\((?:\\[^]|[^\\)])*\)|<[^>]*>)/.exec(head)?.[1] ?? '()')),
  };
}

function pageText(objects: Objects, page: string): string {
  const refer = (head: string, key: string) => objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]));
  const fonts = /\/Font <<([^>]*)>>/.exec(page)?.[1] ?? '';
  const faces = new Map(
    [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', number]) => [
      name,
      readMap(refer(getOrThrow(objects, Number(number)).head, 'ToUnicode')?.stream),
    ]),
  );
  // A single glyph is not in an array.
  const content = (refer(page, 'Contents')?.stream?.toString('latin1') ?? '').replace(
    /(?<=\n)(\(.*\)|<[^<>]*>) Tj/g,
    '[$1] TJ',
  );
  let face: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const { 1: name, index, 0: sign } of content.matchAll(/\/(\w+) [\d.]+ Tf|(?<=\n)\[/g)) {
    if (name !== undefined) face = faces.get(name) ?? new Map();
    else
      text += `${codesIn(content, index + sign.length)
        .map((code) => face.get(code) ?? '\ufffd')
        .join('')}\n`;
  }
  return text.replaceAll('\u00a0', ' ');
}

/**
 * The codes, two bytes each, of the strings in the array that begins at `from`. Parentheses in a string are balanced.
 */
function codesIn(content: string, from: number): number[] {
  const bytes: Buffer[] = [];
  for (let at = from; at < content.length && content[at] !== ']'; at += 1) {
    if (content[at] !== '(' && content[at] !== '<') continue;
    const end = content[at] === '(' ? endOfString(content, at) : content.indexOf('>', at);
    const written = content.slice(at + 1, end);
    bytes.push(content[at] === '(' ? Buffer.from(unescape(written), 'latin1') : Buffer.from(written, 'hex'));
    at = end;
  }
  const all = Buffer.concat(bytes);
  return Array.from({ length: all.length >> 1 }, (_, at) => all.readUInt16BE(2 * at));
}

function endOfString(content: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < content.length; at += 1) {
    if (content[at] === '\\') at += 1;
    else if (content[at] === '(') depth += 1;
    else if (content[at] === ')' && (depth -= 1) === 0) return at;
  }
  return content.length;
}

function unescape(written: string): string {
  const known: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  return written.replace(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal: string | undefined, sign = '') =>
    octal === undefined ? (known[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
}

function readMap(stream: Buffer | null | undefined): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, code = '', letters = ''] of (stream?.toString('latin1') ?? '').matchAll(
    /^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim,
  ))
    map.set(Number.parseInt(code, 16), Buffer.from(letters, 'hex').swap16().toString('utf16le'));
  return map;
}

/** A text string of the metadata: UTF-16 if it begins with a byte order mark, otherwise one byte per letter. */
function readWords(written: string): string {
  const bytes = written.startsWith('<')
    ? Buffer.from(written.slice(1, -1), 'hex')
    : Buffer.from(unescape(written.slice(1, -1)), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
