// The parts of yauzl 3 that we use: the types of DefinitelyTyped describe version 2, without promises.

declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export type ExtraField = { id: number; data: Buffer };

  export type Entry = {
    fileName: string;
    fileNameRaw: Buffer;
    generalPurposeBitFlag: number;
    extraFields: ExtraField[];
    compressedSize: number;
    uncompressedSize: number;
    externalFileAttributes: number;
    versionMadeBy: number;
    isEncrypted(): boolean;
    canDecodeFileData(): boolean;
  };

  export type ZipFile = {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  };

  /** Opens an archive that is in memory, like `openPromise`. */
  export function fromBufferPromise(bytes: Buffer, options?: { autoClose?: boolean }): Promise<ZipFile>;

  /** Decodes the name of an entry, by its flags and its Unicode extra field. */
  export function getFileNameLowLevel(
    flags: number,
    raw: Buffer,
    extraFields: readonly ExtraField[],
    isStrict: boolean,
  ): string;

  /** Why a name must not be unpacked, or null. */
  export function validateFileName(name: string): string | null;

  /**
   * Opens an archive to be read entry by entry. Rejects if the file is not an archive; the iteration rejects at a name
   * that leads out of it.
   */
  export function openPromise(
    path: string,
    options?: { autoClose?: boolean; strictFileNames?: boolean; decodeStrings?: boolean },
  ): Promise<ZipFile>;
}
