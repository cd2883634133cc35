import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { projectCalls } from '#contract/calls/project.ts';
import { listMistakeText } from '#contract/texts/list-mistake-text.ts';
import type { Language } from '#domain/texts/language.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { packageUploads, projects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockProject } from '#server/project/change-project.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import { compareDevelopment } from './compare-development.ts';
import type { DevelopmentDependencies } from './development-dependencies.ts';
import { keepAlive, markInterrupted, refuseWhileWorking, requireUpload } from './uploads.ts';
import type { ImportJob } from './package-importer.ts';
import { filesOf, removeFiles, toReport, type Change } from './background-work.ts';
import { lockUpload } from './upload-lock.ts';
import { writeArchive } from './write-archive.ts';

/**
 * Streams an archive to the disk and begins to check it. Throws `conflict` while another package is being processed.
 */
export function receivePackage(dependencies: DevelopmentDependencies): CallHandler<typeof projectCalls.uploadPackage> {
  return async ({ actor, request, language }) => {
    const { db, dataDir, backgroundWork } = dependencies;
    const archive = archiveOf(request);
    const project = await requireProject(db);
    return backgroundWork.track(async (signal) => {
      await markInterrupted(db, dataDir);
      const id = await nextUploadId(db);
      const lock = await lockUpload(dataDir, id);
      try {
        await beginUpload(db, { id, project_id: project.id, file_name: nameOf(request) }, actor);
        await receive(dependencies, id, archive, signal);
      } catch (error) {
        await lock.release();
        throw error;
      }
      void beginCheck(dependencies, id, nameOf(request), language).finally(lock.release);
      return (await requireUpload(db, project.id, id)).shown;
    });
  };
}

/** Writes the archive of an upload. If that fails, its files and its row are removed. */
async function receive(
  { db, dataDir }: DevelopmentDependencies,
  id: number,
  archive: Readable,
  signal: AbortSignal,
): Promise<void> {
  const { folder, archive: path } = filesOf(dataDir, id);
  try {
    // A former database may have left files under the same id.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const bytes = await keepAlive(db, id, () => writeArchive(archive, path, signal));
    await finishReceiving(db, id, bytes);
  } catch (error) {
    // Files first: while the database is unavailable, the row stays, and is marked as interrupted later.
    await removeFiles(dataDir, id);
    await db.delete(packageUploads).where(eq(packageUploads.id, id));
    throw error;
  }
}

/** The id of an upload that is locked before it is stored. */
async function nextUploadId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('package_uploads', 'id')) as id`,
  );
  return Number(firstRow(rows).id);
}

/** Stores a new upload. Throws `conflict` while another package is being processed. */
async function beginUpload(
  db: Database,
  upload: { id: number; project_id: number; file_name: string },
  actor: RequestActor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockProject(tx);
    await refuseWhileWorking(tx, upload.project_id);
    const loaded = await tx
      .select({ version: projects.package_version })
      .from(projects)
      .where(eq(projects.id, upload.project_id));
    const base_version = firstRow(loaded).version;
    const user_id = actor.user?.id ?? null;
    await tx.insert(packageUploads).values({ ...upload, user_id, bytes: 0, state: 'checking', base_version });
    await writeAudit(tx, actor, 'project.upload', {});
  });
}

/** Throws `conflict` if the upload was given up meanwhile, because the database was away for too long. */
async function finishReceiving(db: Database, id: number, bytes: number): Promise<void> {
  const kept = await db
    .update(packageUploads)
    .set({ bytes, touched_at: sql`now()` })
    .where(and(eq(packageUploads.id, id), eq(packageUploads.state, 'checking')))
    .returning({ id: packageUploads.id });
  if (kept.length === 0) throw new ProblemError('conflict');
}

function archiveOf(request: FastifyRequest): Readable {
  if (!(request.body instanceof Readable)) throw new ProblemError('unsupported_media_type');
  return request.body;
}

/** The file name that the browser sent, without folders and control characters. It is only displayed. */
function nameOf(request: FastifyRequest): string {
  const header = String(request.headers['x-file-name'] ?? '');
  const decoded = URL.canParse(`x:${header}`) ? decodeOrKeep(header) : header;
  return (
    basename(decoded.replaceAll('\\', '/'))
      .replace(/\p{Cc}/gu, '')
      .slice(0, 120) || 'package.zip'
  );
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How long the scanner may take to answer, in milliseconds. It scans a package once it has received all of it. */
const scanTimeout = 600_000;

function beginCheck(
  { db, backgroundWork, packageImporter, dataDir, scanner }: DevelopmentDependencies,
  id: number,
  name: string,
  language: Language,
): Promise<void> {
  const { archive, content } = filesOf(dataDir, id);
  const check = async (job: ImportJob): Promise<Change> => {
    const { signal } = job;
    const virus = await scanner?.scan(createReadStream(archive), { timeout: scanTimeout, signal });
    if (typeof virus === 'string') {
      await removeFiles(dataDir, id);
      const mistake = {
        code: 'infected',
        file: name,
        line: null,
        ...listMistakeText('infected', { name: virus }, language),
      };
      return { state: 'refused', report: toReport({ mistakes: [mistake], warnings: [] }) };
    }
    const { development, ...found } = await packageImporter.check(
      { path: archive, name },
      content,
      { database: db, language },
      job,
    );
    await rm(archive, { force: true });
    if (development !== null)
      return { state: 'checked', report: toReport(found), preview: await compareDevelopment(db, development) };
    await removeFiles(dataDir, id);
    return { state: 'refused', report: toReport(found) };
  };
  return backgroundWork.begin(id, (job) =>
    check(job).catch(async (error: unknown) => {
      // A package whose check failed has to be sent again: its files would stay until somebody discards it.
      await removeFiles(dataDir, id);
      throw error;
    }),
  );
}
