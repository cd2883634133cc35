import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { projectCalls } from '#contract/calls/project.ts';
import { listMistakeText } from '#contract/texts/list-mistake-text.ts';
import type { Language } from '#domain/texts/language.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { firstRow } from '#server/database/first-row.ts';
import { packageUploads, projects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { archiveLimit } from '#server/http/read-bodies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockProject } from '#server/project/change-project.ts';
import { compareDevelopment } from './compare-development.ts';
import type { DevelopmentDependencies } from './development-dependencies.ts';
import { isWorking, markInterrupted, requireUpload } from './uploads.ts';
import { filesOf, removeFiles, toReport } from './background-work.ts';

/**
 * Streams an archive to the disk and begins to check it. Throws `conflict` while another package is being processed.
 */
export function receivePackage(dependencies: DevelopmentDependencies): CallHandler<typeof projectCalls.uploadPackage> {
  return async ({ actor, request, language }) => {
    const archive = archiveOf(request);
    const project = await requireProject(dependencies.db);
    const id = await inTransaction(dependencies.db, async (tx) => {
      await lockProject(tx);
      await markInterrupted(tx);
      if (await isWorking(tx, project.id)) throw new ProblemError('conflict');
      const loaded = await tx
        .select({ version: projects.package_version })
        .from(projects)
        .where(eq(projects.id, project.id));
      const created = await tx
        .insert(packageUploads)
        .values({
          project_id: project.id,
          user_id: actor.user?.id ?? null,
          file_name: nameOf(request),
          bytes: 0,
          state: 'checking',
          base_version: firstRow(loaded).version,
        })
        .returning({ id: packageUploads.id });
      await writeAudit(tx, actor, 'project.upload', {});
      return firstRow(created).id;
    });
    try {
      const bytes = await writeArchive(archive, dependencies.dataDir, id);
      await dependencies.db
        .update(packageUploads)
        .set({ bytes, touched_at: sql`now()` })
        .where(eq(packageUploads.id, id));
    } catch (error) {
      await dependencies.db.delete(packageUploads).where(eq(packageUploads.id, id));
      await removeFiles(dependencies.dataDir, id);
      throw error;
    }
    beginCheck(dependencies, id, nameOf(request), language);
    return (await requireUpload(dependencies.db, project.id, id)).shown;
  };
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

async function writeArchive(body: Readable, dataDir: string, id: number): Promise<number> {
  const { folder, archive } = filesOf(dataDir, id);
  // A former database may have left files under the same id.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > archiveLimit ? new ProblemError('too_large') : null, chunk);
    },
  });
  await pipeline(body, count, createWriteStream(archive));
  return bytes;
}

/** How long the scanner may take to answer, in milliseconds. It scans a package once it has received all of it. */
const scanPatience = 600_000;

function beginCheck(
  { db, backgroundWork, packageImporter, dataDir, scanner }: DevelopmentDependencies,
  id: number,
  name: string,
  language: Language,
): void {
  const { archive, content } = filesOf(dataDir, id);
  backgroundWork.begin(id, async (job) => {
    const { signal } = job;
    const virus = await scanner?.scan(createReadStream(archive), { patience: scanPatience, signal });
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
  });
}
