import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Development } from '#server/features/development/development.ts';
import { isWithinSizeLimit } from '../folder/size-limit.ts';
import type { ReferencedFile } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import { detectFileType } from './file-type.ts';
import { mediaIdOfFile, type MediaItem } from './media-item.ts';

type DocumentRow = Development['documents'][number];
const maxMegabytes = { pdf: 50, video: 500 };
/** How much of a file is read to detect its type. */
const headBytes = 64 * 1024;

/** Checks documents (PDF) and films (MP4, WebM) by their content. They are served unchanged. */
export async function readDocuments(
  wanted: ReadonlyMap<string, ReferencedFile>,
  report: Report,
): Promise<{ documents: DocumentRow[]; items: MediaItem[] }> {
  const documents: DocumentRow[] = [];
  const items: MediaItem[] = [];
  for (const one of wanted.values()) {
    const read = await readDocument(one, report);
    if (read === null) continue;
    documents.push(read.row);
    items.push(read.item);
  }
  return { documents, items };
}

async function readDocument(
  wanted: ReferencedFile,
  report: Report,
): Promise<{ row: DocumentRow; item: MediaItem } | null> {
  const isVideo = wanted.file.startsWith('video/');
  const max = isVideo ? maxMegabytes.video : maxMegabytes.pdf;
  const { path, file: name, place } = wanted;
  if (!(await isWithinSizeLimit({ path, name, place }, max, report))) return null;
  const { media_type, extension, label } = await detectFileType(await readHead(wanted.path));
  const allowed = isVideo ? ['video/mp4', 'video/webm'] : ['application/pdf'];
  if (!allowed.includes(media_type)) {
    report.mistake(isVideo ? 'video_not_video' : 'document_not_pdf', wanted.place, {
      path: wanted.file,
      content: label,
    });
    return null;
  }
  if (!isVideo && !(await hasEnd(wanted.path))) report.mistake('document_cut_off', wanted.place, { path: wanted.file });
  const id = await mediaIdOfFile('document', wanted.path);
  const file = `${isVideo ? 'video' : 'document'}.${extension}`;
  const make: MediaItem['make'] = async (_, write) => write(file, createReadStream(wanted.path));
  return {
    row: { name: wanted.name, media_id: id, media_type, file },
    item: { id, label: wanted.file, files: [{ name: file, format: 'other' }], make },
  };
}

/** A PDF ends with this mark, after which programs append only little. */
const endMark = '%%EOF';
const endBytes = 4096;

/** Whether the end of a PDF is there. A copy or a download that was broken off lacks it. */
async function hasEnd(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(endBytes), 0, endBytes, Math.max(0, size - endBytes));
    return buffer.subarray(0, bytesRead).includes(endMark);
  } finally {
    await file.close();
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
