import { fileTypeFromBuffer } from 'file-type';
import type { Text } from '#domain/texts/language.ts';
import { detailText } from '../mistakes/detail-text.ts';

/** A file type. `label` is for readers: the media type, or a word if there is none. */
type FileType = { extension: string; media_type: string; label: string | Text };

const labels = {
  empty: detailText('fileEmpty'),
  text: detailText('fileText'),
  unknown: detailText('fileUnknown'),
} as const satisfies Record<string, Text>;
const unknown = (media_type: keyof typeof labels): FileType => ({
  extension: 'unknown',
  media_type,
  label: labels[media_type],
});

/** Detects a file type by content. The extension is `unknown` for text and unrecognised files. */
export async function detectFileType(bytes: Buffer): Promise<FileType> {
  const found = await fileTypeFromBuffer(bytes);
  if (found !== undefined) return { extension: found.ext, media_type: found.mime, label: found.mime };
  if (bytes.length === 0) return unknown('empty');
  return unknown(bytes.subarray(0, 2000).includes(0) ? 'unknown' : 'text');
}
