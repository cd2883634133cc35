import { join } from 'node:path';
import { z } from 'zod';
import type { ListFileMistakeCode } from '#contract/errors/price-list-codes.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import type { ListRow } from '#domain/price-list/price-list.ts';
import type { Scanner } from '#server/files/scanner.ts';
import { createWorker, type WorkerLimits, type WorkerRefusal } from '#server/workers/worker.ts';
import type { UnreadableFile } from './read-list-file.ts';

/** Reads price lists in a separate process, so that no file can harm the server. */
export type ListReader = { read(file: Uint8Array): Promise<ListRow[] | UnreadableFile>; close(): void };

const listLimits: WorkerLimits = { time: 30_000, heap: 256, memory: 512, output: 64 };
const refusals: Record<WorkerRefusal, ListFileMistakeCode> = {
  too_long: 'list_reader_too_long',
  too_large: 'list_reader_too_large',
  crashed: 'list_reader_crashed',
};

const rowsSchema = z.array(z.object({ line: z.int(), cells: z.array(z.string()) }));
const code = z.custom<ListFileMistakeCode>(
  (value) => typeof value === 'string' && Object.hasOwn(contractTexts.en.priceList, value),
);
const mistakeSchema = z.object({ line: z.int(), code, values: z.record(z.string(), z.number()) });

/** How long the scanner may take to answer, in milliseconds. */
const scanTimeout = 30_000;

/** Scans lists before they are read. `read` throws `scanner_away` if the scanner gives no verdict. */
export function scanLists(lists: ListReader, scanner: Scanner): ListReader {
  return {
    async read(file) {
      const name = await scanner.scan(file, { timeout: scanTimeout });
      return name === null ? lists.read(file) : { line: 1, code: 'infected', values: { name } };
    },
    close: lists.close,
  };
}

/** `onRefusal` is called with a detail for the log if the reader is aborted. Only tests pass `limits` and `script`. */
export function createListReader(
  onRefusal: (detail: string) => void,
  limits = listLimits,
  script = join(import.meta.dirname, 'list-worker.ts'),
): ListReader {
  const parse = (value: unknown) => (Array.isArray(value) ? rowsSchema : mistakeSchema).safeParse(value).data;
  const worker = createWorker<Uint8Array, ListRow[] | UnreadableFile>({ script, limits, parse });
  return {
    async read(file) {
      const outcome = await worker.run(file);
      if (outcome.ok) return outcome.value;
      onRefusal(`${outcome.refusal}: ${outcome.detail}`);
      return { line: 1, code: refusals[outcome.refusal], values: {} };
    },
    close: worker.close,
  };
}
