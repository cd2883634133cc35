import { fileTypeFromBuffer } from 'file-type';

export type ContentKind = { extension: string; media_type: string };

/** What a file is by its content; text and what nobody knows come as `unknown` with a word for people. */
export async function contentKind(bytes: Buffer): Promise<ContentKind> {
  const found = await fileTypeFromBuffer(bytes);
  if (found !== undefined) return { extension: found.ext, media_type: found.mime };
  if (bytes.length === 0) return { extension: 'unknown', media_type: 'empty' };
  return { extension: 'unknown', media_type: bytes.subarray(0, 2000).includes(0) ? 'unknown' : 'text' };
}
