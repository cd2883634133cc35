import { totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { packageMistakeSchema } from '#contract/entities/package-upload.ts';
import { developmentSchema, packageNamesSchema } from '#server/features/development/development-schema.ts';
import { MachineError } from '#server/files/file-errors.ts';
import { createWorker, type WorkerLimits, type WorkerRefusal } from '#server/workers/worker.ts';
import { Report, type Mistake, type Warning } from './mistakes/report.ts';
import type { MistakeCode } from './mistakes/texts.ts';
import type { PackageJob, PackageJobResult, PackageReader } from './package-jobs.ts';
import type { ImportProgress } from './prepare-development.ts';

const minute = 60_000;
const gibibyte = 1024 ** 3;

/** The memory of this machine, or of the container of this process, in bytes. */
const installed = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * Encoding a large package takes long, but reports progress. Encoding the demo's takes 1.5 GiB on two cores; at most
 * four pictures are encoded at once.
 */
export const packageLimits: WorkerLimits = {
  time: 240 * minute,
  silence: 10 * minute,
  heap: 1_024,
  memory: 1_024 * Math.min(8, Math.max(2, (0.6 * installed) / gibibyte)),
  output: 64,
};

const refusals: Record<WorkerRefusal, MistakeCode> = {
  too_long: 'package_too_long',
  too_large: 'package_too_large',
  crashed: 'package_reader_crashed',
};

const count = z.int().nonnegative();
const answerSchema = z.union([
  z.object({
    mistakes: z.array(packageMistakeSchema as z.ZodType<Mistake>),
    warnings: z.array(packageMistakeSchema as z.ZodType<Warning>),
    development: developmentSchema.nullable(),
    names: packageNamesSchema.nullable(),
    media: z.object({ made: count, prepared: count, kept: count }).nullable(),
  }),
  z.object({ failure: z.string() }),
]);

/**
 * Creates a reader that reads each package in a separate process with limits and without access to the database. The
 * result is validated against the schema. A process that exceeds a limit or crashes is reported as a mistake in the
 * package; errors of the disk and the bucket are thrown. Only tests pass `limits` and `script`.
 */
export function createPackageReader(
  limits = packageLimits,
  script = join(import.meta.dirname, 'package-worker.ts'),
): PackageReader {
  const worker = createWorker<PackageJob, z.infer<typeof answerSchema>>({
    script,
    limits,
    parse: (value) => answerSchema.safeParse(value).data,
  });
  return async (job, { signal, onProgress, onRefusal } = {}) => {
    const outcome = await worker.run(job, {
      signal,
      onProgress: (progress) => onProgress?.(progress as ImportProgress),
    });
    if (!outcome.ok) {
      onRefusal?.(`${outcome.refusal}: ${outcome.detail}`);
      return refused(outcome.refusal, job);
    }
    if ('failure' in outcome.value) throw new MachineError(outcome.value.failure);
    return outcome.value;
  };
}

/** The reader with the limits of the product. */
export const packageReader = createPackageReader();

function refused(refusal: WorkerRefusal, job: PackageJob): PackageJobResult {
  const report = new Report(job.language);
  report.mistake(refusals[refusal], { file: job.task === 'unpack' ? job.archive.name : 'development.json' });
  return { mistakes: report.sorted(), warnings: [], development: null, names: null, media: null };
}
