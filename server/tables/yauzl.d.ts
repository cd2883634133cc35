declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export type Entry = {
    fileName: string;
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

  /** The same of an archive that is in memory. */
  export function fromBufferPromise(bytes: Buffer, options?: { autoClose?: boolean }): Promise<ZipFile>;

  /**
   * Opens an archive to be read entry by entry. Rejects where it is none; names that lead out of it reject the
   * iteration.
   */
  export function openPromise(
    path: string,
    options?: { autoClose?: boolean; strictFileNames?: boolean },
  ): Promise<ZipFile>;
}
