import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The folders with texts of the product; each has a subfolder for every language. */
export const rooms = [
  'web/texts',
  'contract/texts',
  'server/texts',
  'tools/import/mistakes',
  'tools/new/texts',
] as const;
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A text of a catalogue with its position in the file. A list of paragraphs is one text with a line for each. `key` is
 * the same in every language: the file, the name of the catalogue, and the path in it. `start` and `end` are the
 * offsets of the literal.
 */
export type CatalogueText = {
  key: string;
  room: (typeof rooms)[number];
  file: string;
  line: number;
  text: string;
  isList: boolean;
  notes: string[];
  start: number;
  end: number;
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Comment = { type: string; value: string; start: number; end: number };
type Source = { room: CatalogueText['room']; file: string; name: string; code: string; comments: Comment[] };

/** The texts of a language below a folder, in the order of their files; none if it has no catalogues. */
export async function readCatalogues(language: string, base = root): Promise<CatalogueText[]> {
  const texts: CatalogueText[] = [];
  for (const room of rooms) {
    const folder = join(base, room, language);
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((candidate) => candidate.endsWith('.ts')).toSorted()) {
      const code = await readFile(join(folder, name), 'utf8');
      texts.push(...textsOf(code, { room, name, file: `${room}/${language}/${name}` }));
    }
  }
  return texts;
}

/** The texts in the exported objects of a catalogue's file. Index files, which only combine catalogues, have none. */
export function textsOf(code: string, place: Pick<Source, 'room' | 'name' | 'file'>): CatalogueText[] {
  const { program, comments } = parseSync(place.file, code);
  const source = { ...place, code, comments: comments as Comment[] };
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declaration = statement['declaration'] as Node | null | undefined;
    if (statement.type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return [];
    const notes = notesBefore(source, statement.start, 'Block');
    return (declaration['declarations'] as Node[]).flatMap(({ id, init }) =>
      textsIn(bare(init as Node), `${place.room}/${place.name} ${(id as { name: string }).name}`, notes, source),
    );
  });
}

/** The expression inside `as const` and `satisfies`. */
function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node['expression'] as Node)
    : node;
}

function textsIn(node: Node, key: string, notes: string[], source: Source): CatalogueText[] {
  if (node.type === 'ObjectExpression') {
    let own: string[] = [];
    return (node['properties'] as Node[]).flatMap((property) => {
      if (property.type !== 'Property') return [];
      // A comment applies to the texts below it, up to the next comment.
      const above = notesBefore(source, property.start, 'Line');
      if (above.length > 0) own = above;
      const { name, value } = property['key'] as { name?: string; value?: string };
      return textsIn(bare(property['value'] as Node), `${key} ${name ?? value}`, [...notes, ...own], source);
    });
  }
  const items = node.type === 'ArrayExpression' ? (node['elements'] as Node[]).map(textOf) : [textOf(node)];
  const known = items.filter((item) => item !== null);
  if (known.length < items.length) return [];
  return [
    {
      key,
      room: source.room,
      file: source.file,
      line: source.code.slice(0, node.start).split('\n').length,
      text: known.join('\n'),
      isList: node.type === 'ArrayExpression',
      notes,
      start: node.start,
      end: node.end,
    },
  ];
}

/** The text of a literal; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
}

/** The text of the comments that end directly before a position: JSDoc (`Block`) or `//` (`Line`). */
function notesBefore({ code, comments }: Source, end: number, type: 'Block' | 'Line'): string[] {
  const before = comments.filter((comment) => comment.end <= end).toReversed();
  const notes: string[] = [];
  let next = end;
  for (const comment of before) {
    if (comment.type !== type || code.slice(comment.end, next).trim() !== '') break;
    notes.unshift(...comment.value.split('\n').map((line) => line.replace(/^\s*\*?\s?/, '').trim()));
    next = comment.start;
  }
  return notes.filter((note) => note !== '');
}
