import { totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { PackageMistake } from '#contract/entities/package-upload.ts';
import { packageMistakeSchema } from '#contract/entities/package-upload.ts';
import type { Language } from '#domain/texts/language.ts';
import { developmentSchema, packageNamesSchema } from '#server/features/development/development-schema.ts';
import type { PackageImporter, ImportJob } from '#server/features/development/package-importer.ts';
import { createWorker, type WorkerLimits, type WorkerRefusal } from '#server/workers/worker.ts';
import { checkLoaded } from './loaded/check-loaded.ts';
import { byPlace, Report } from './mistakes/report.ts';
import type { MistakeCode } from './mistakes/texts.ts';
import type { PackageJob, PackageProgress } from './package-worker.ts';
import { savePrepared } from './save-prepared.ts';

const minute = 60_000;
const gibibyte = 1024 ** 3;

/** The memory of this machine, or of the container around this process. */
const installed = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * Encoding a large package takes long, but reports progress. The demo's takes 1.5 GiB on two cores; at most four
 * pictures are encoded at once.
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

const findings = {
  mistakes: z.array(packageMistakeSchema),
  warnings: z.array(packageMistakeSchema),
  development: developmentSchema.nullable(),
  names: packageNamesSchema.nullable(),
};
const answerSchema = z.union([z.object(findings), z.object({ trouble: z.string() })]);
type Answer = z.infer<typeof answerSchema>;
type Read = Exclude<Answer, { trouble: string }>;

/**
 * Creates the server's package importer. It reads and checks like `npm run import`, but in a separate process, which
 * has no access to the database: its result is returned, validated against the schema and saved here. Only tests pass
 * `limits` and `script`.
 */
export function createPackageImporter(
  limits = packageLimits,
  script = join(import.meta.dirname, 'package-worker.ts'),
): PackageImporter {
  const worker = createWorker<PackageJob, Answer>({
    script,
    limits,
    parse: (value) => answerSchema.safeParse(value).data,
  });
  const read = async (order: PackageJob, { onWork, signal, onRefusal }: ImportJob): Promise<Read> => {
    const onProgress = (progress: unknown) => onWork(...(progress as PackageProgress));
    const outcome = await worker.run(order, { signal, onProgress });
    if (!outcome.ok) {
      onRefusal(`${outcome.refusal}: ${outcome.detail}`);
      return { mistakes: [refused(outcome.refusal, order)], warnings: [], development: null, names: null };
    }
    if ('trouble' in outcome.value) throw new Error(outcome.value.trouble);
    return outcome.value;
  };
  return {
    async check(archive, folder, { database, language }, job) {
      const { development, names, ...found } = await read({ task: 'check', archive, folder, language }, job);
      const report = new Report(language);
      if (names !== null) await checkLoaded(database, names, report);
      const mistakes = [...found.mistakes, ...report.sorted()].sort(byPlace);
      const warnings = [...found.warnings, ...report.warnings];
      return { mistakes, warnings, development: mistakes.length === 0 ? development : null };
    },
    async load(folder, { database, mediaFolder, bucket, language, before }, job) {
      const order = { task: 'load', folder, mediaFolder, bucket, language } as const;
      const { development, names, mistakes, warnings } = await read(order, job);
      if (development === null || names === null) return { mistakes, warnings, isLoaded: false };
      // From here on, a server that is shutting down waits for the end.
      const saved = await savePrepared(database, { development, names }, { before, language });
      const isLoaded = saved.mistakes.length === 0;
      return { mistakes: saved.mistakes, warnings: [...warnings, ...saved.warnings], isLoaded };
    },
  };
}

/** The importer with the limits of the product. */
export const packageImporter = createPackageImporter();

function refused(refusal: WorkerRefusal, order: PackageJob): PackageMistake {
  const report = new Report(order.language satisfies Language);
  report.mistake(refusals[refusal], { file: order.task === 'check' ? order.archive.name : 'development.json' });
  const [mistake] = report.sorted();
  if (mistake === undefined) throw new Error('A refusal has a text');
  return mistake;
}
