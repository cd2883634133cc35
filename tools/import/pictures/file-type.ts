import { fileTypeFromBuffer } from 'file-type';
import type { Text } from '#contract/errors/texts.ts';

/** `told` is the kind in words for people: the media type where there is one. */
export type FileType = { extension: string; media_type: string; label: string | Text };

const labels = {
  empty: { en: 'empty', tr: 'boş' },
  text: { en: 'text', tr: 'metin' },
  unknown: { en: 'unknown', tr: 'bilinmiyor' },
} as const satisfies Record<string, Text>;
const unknown = (media_type: keyof typeof labels): FileType => ({
  extension: 'unknown',
  media_type,
  label: labels[media_type],
});

/** What a file is by its content; text and what nobody knows come as `unknown`. */
export async function detectFileType(bytes: Buffer): Promise<FileType> {
  const found = await fileTypeFromBuffer(bytes);
  if (found !== undefined) return { extension: found.ext, media_type: found.mime, label: found.mime };
  if (bytes.length === 0) return unknown('empty');
  return unknown(bytes.subarray(0, 2000).includes(0) ? 'unknown' : 'text');
}
