import { z } from 'zod';

/**
 * A backup is a tar file, encrypted as a whole with age if there is a key. In this order it holds:
 *
 * - `loggia-backup.json`: what it is (`Header`)
 * - `tables/{table}/{number}.copy.gz`: the rows, as PostgreSQL's COPY writes them in text format
 * - `media/{id}/{file}`: DATA_DIR/media
 * - `manifest.json`: size and SHA-256 of each of these, and the number of rows of each table (`Manifest`)
 * - `manifest.sha256`: the SHA-256 of the manifest. A backup without it is incomplete
 */
export const headerName = 'loggia-backup.json';
export const manifestName = 'manifest.json';
export const manifestHashName = 'manifest.sha256';

/** The format that this version writes, and the only one that it reads. */
const formatVersion = 1;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const headerSchema = z.object({
  loggia_backup: z.literal(formatVersion),
  created_at: z.iso.datetime(),
  /** The version of the package, and the PostgreSQL version of the source. */
  version: z.string(),
  postgres: z.string(),
  /** The migrations of the database: their names, and when they were generated, in milliseconds since the epoch. */
  migrations: z.array(z.object({ name: z.string(), when: z.number() })),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier) })),
  sequences: z.array(z.object({ name: identifier, last_value: z.string().regex(/^-?\d+$/), is_called: z.boolean() })),
});

const manifestSchema = z.object({
  entries: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  rows: z.record(z.string(), z.number()),
});

export type Header = z.infer<typeof headerSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * The kind of an entry, from its name; null for a name that no backup contains, such as one that leads out of its
 * folder.
 */
type EntryKind =
  | { kind: 'header' | 'manifest' | 'manifest hash' }
  | { kind: 'rows'; table: string }
  | { kind: 'media'; folder: string; file: string };

const part = String.raw`[^/\\\p{Cc}.][^/\\\p{Cc}]*`;
const rowsPattern = /^tables\/([a-z_][a-z0-9_]{0,62})\/\d{6}\.copy\.gz$/;
const mediaPattern = new RegExp(`^media/(${part})/(${part})$`, 'u');

export function readEntryName(name: string): EntryKind | null {
  if (name === headerName) return { kind: 'header' };
  if (name === manifestName) return { kind: 'manifest' };
  if (name === manifestHashName) return { kind: 'manifest hash' };
  const [, table] = rowsPattern.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', table };
  const [, folder, file] = mediaPattern.exec(name) ?? [];
  if (folder !== undefined && file !== undefined) return { kind: 'media', folder, file };
  return null;
}

export const rowsName = (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.copy.gz`;

/** Parses a header. Throws if the text is no header, or has another format version. */
export function parseHeader(text: string): Header {
  return headerSchema.parse(JSON.parse(text));
}

/** Parses a manifest. Throws if the text is none. */
export function parseManifest(text: string): Manifest {
  return manifestSchema.parse(JSON.parse(text));
}

const namePattern = /^loggia-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age)?$/;

/** The file name of a backup: `loggia-20261123T031500Z.tar.age`. */
export function backupName(at: Date, { isEncrypted }: { isEncrypted: boolean }): string {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `loggia-${moment}.tar${isEncrypted ? '.age' : ''}`;
}

/** When the backup with this name was made; null if the name is not that of a backup. */
export function momentOfName(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = namePattern.exec(name) ?? [];
  if (year === undefined) return null;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
