/** An entry of a PO file. `line` is that of its `msgctxt`; `previous` is the English text before it changed. */
export type PoEntry = {
  key: string;
  english: string;
  translation: string;
  notes: readonly string[];
  reference: string;
  isFuzzy: boolean;
  previous?: string | undefined;
  line: number;
};

/** A syntax error in a PO file, by line. */
type PoMistake = { line: number; what: string };

type Field = 'msgctxt' | 'msgid' | 'msgstr' | 'previous';
type Draft = Partial<Record<Field, string>> & { flags: string[]; line: number; last?: Field | undefined };

const keywords: Record<string, Field> = {
  msgctxt: 'msgctxt',
  msgid: 'msgid',
  msgstr: 'msgstr',
  '#| msgid': 'previous',
};
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' };

/** Writes a PO file of gettext. */
export function writePo(language: string, entries: readonly Omit<PoEntry, 'line'>[]): string {
  const header = [
    'Project-Id-Version: Loggia',
    'PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE',
    'Last-Translator: ',
    'Language-Team: ',
    `Language: ${language}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  const head = `msgid ""\nmsgstr ${quote(header.map((line) => `${line}\n`).join(''))}\n`;
  return [head, ...entries.map(writeEntry)].join('\n');
}

function writeEntry({ key, english, translation, notes, reference, isFuzzy, previous }: Omit<PoEntry, 'line'>): string {
  return [
    ...notes.map((note) => `#. ${note}`),
    `#: ${reference}`,
    ...(isFuzzy ? ['#, fuzzy'] : []),
    ...(previous === undefined ? [] : [`#| msgid ${quote(previous).replaceAll('\n', '\n#| ')}`]),
    `msgctxt ${quote(key)}`,
    `msgid ${quote(english)}`,
    `msgstr ${quote(translation)}`,
    '',
  ].join('\n');
}

/** A text in quotation marks; one of several lines begins with an empty string, as gettext writes it. */
function quote(text: string): string {
  const lines = text.split(/(?<=\n)/).map((line) => `"${line.replaceAll(/["\\\n\t\r]/g, escape)}"`);
  return lines.length > 1 ? ['""', ...lines].join('\n') : (lines[0] ?? '""');
}

function escape(sign: string): string {
  return `\\${Object.keys(escapes).find((name) => escapes[name] === sign) ?? ''}`;
}

/**
 * Parses a PO file as written by translators' tools: comments in any order, texts over several lines, obsolete entries
 * (ignored). Plural forms of gettext are mistakes, because plurals are in the messages.
 */
export function readPo(text: string): { entries: PoEntry[]; mistakes: PoMistake[] } {
  const entries: PoEntry[] = [];
  const mistakes: PoMistake[] = [];
  let draft: Draft = { flags: [], line: 0 };
  const finish = () => {
    const { msgctxt, msgid, msgstr, previous, flags, line } = draft;
    if (msgstr !== undefined && msgctxt !== undefined && msgid !== undefined)
      entries.push({
        key: msgctxt,
        english: msgid,
        translation: msgstr,
        notes: [],
        reference: '',
        isFuzzy: flags.includes('fuzzy'),
        previous,
        line,
      });
    else if (msgid !== undefined && msgid !== '') mistakes.push({ line, what: 'The entry lacks msgctxt or msgstr' });
    draft = { flags: [], line: 0 };
  };
  for (const [index, row] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    const trimmed = row.trim();
    if (trimmed === '' || trimmed.startsWith('#~')) continue;
    // Whatever comes after the translation belongs to the next entry.
    if (draft.msgstr !== undefined && !trimmed.startsWith('"')) finish();
    if (trimmed.startsWith('#,'))
      draft.flags.push(
        ...trimmed
          .slice(2)
          .split(',')
          .map((flag) => flag.trim()),
      );
    else if (trimmed.startsWith('#') && !trimmed.startsWith('#|')) continue;
    else {
      const what = readField(draft, trimmed, line);
      if (what !== null) mistakes.push({ line, what });
    }
  }
  if (draft.msgid !== undefined) finish();
  return { entries, mistakes };
}

/** Adds a line with a text to the entry; returns the mistake, or null. */
function readField(draft: Draft, row: string, line: number): string | null {
  const [, name, continued, quoted] = /^(?:((?:#\| )?\w+(?:\[\d+\])?) +|(#\| *)?)("(?:[^"\\]|\\.)*")$/.exec(row) ?? [];
  if (quoted === undefined) return `"${row.slice(0, 40)}" is neither a comment nor a text in quotation marks`;
  const field = name === undefined ? draft.last : keywords[name];
  if (field === undefined) {
    draft.last = undefined;
    if (name === undefined || name.startsWith('#|')) return null;
    return `${name} is not known: plurals stand in the message, as {count, plural, …}`;
  }
  if (name !== undefined && draft[field] !== undefined) return `${name} is here twice`;
  const text = quoted.slice(1, -1).replaceAll(/\\(.)/g, (whole, sign: string) => escapes[sign] ?? whole);
  draft[field] = (draft[field] ?? '') + text;
  draft.last = field;
  if (field === 'msgctxt' || (draft.line === 0 && continued === undefined)) draft.line = line;
  return null;
}
