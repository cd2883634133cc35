import { SaxesParser } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { TableError } from './table.ts';

/** Callbacks while an XML file is read. Names are without their prefix. */
type PartReader = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const maxParts = 5_000;
const mebibyte = 1024 ** 2;

/**
 * A ZIP of XML files. Their uncompressed size is counted together while they are read: the sizes that the archive
 * declares are not trusted.
 */
export class WorkbookParts {
  readonly #zip: ZipFile;
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #bytes = 0;

  private constructor(zip: ZipFile, maxBytes: number) {
    this.#zip = zip;
    this.#maxBytes = maxBytes;
  }

  /** Throws if it is not a ZIP, and a `TableError` if it contains too many files. */
  static async open(bytes: Buffer, maxBytes: number): Promise<WorkbookParts> {
    const parts = new WorkbookParts(await fromBufferPromise(bytes, { autoClose: false }), maxBytes);
    for await (const entry of parts.#zip.eachEntry()) {
      parts.#entries.set(entry.fileName, entry);
      if (parts.#entries.size > maxParts)
        throw new TableError({ code: 'unreadable', line: 1, reason: 'too many files' });
    }
    return parts;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Streams one file. An error thrown by the reader stops it. */
  async read(path: string, reader: PartReader): Promise<void> {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw new Error(`there is no ${path}`);
    const parser = new SaxesParser({ position: false });
    const decoder = new TextDecoder('utf-8', { fatal: true });
    parser.on('doctype', () => {
      throw new Error('a document type');
    });
    // Without namespace support, attributes are plain strings.
    parser.on('opentag', ({ name, attributes }) =>
      reader.open?.(withoutPrefix(name), attributes as Record<string, string>),
    );
    parser.on('text', (text) => reader.text?.(text));
    parser.on('cdata', (text) => reader.text?.(text));
    parser.on('closetag', (tag) => reader.close?.(withoutPrefix(tag.name)));
    for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
      this.#count(chunk as Buffer);
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    }
    parser.write(decoder.decode()).close();
  }

  #count(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= this.#maxBytes) return;
    throw new TableError({ code: 'too_large', line: 1, limit: Math.floor(this.#maxBytes / mebibyte) });
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
