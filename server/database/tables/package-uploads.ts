import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PackagePreview, PackageReport, UploadState, UploadFailure } from '#contract/entities/package-upload.ts';
import { identity, madeAt, moment } from './columns.ts';
import { users } from './people.ts';
import { projectId } from './project-id.ts';

/**
 * Uploaded packages: what the check found and what would change. The files are below `DATA_DIR/uploads/{id}` until the
 * package is loaded, refused or discarded, its check fails, or nobody loads it in time. `base_version` is the package
 * that the preview was compared with.
 */
export const packageUploads = pgTable(
  'package_uploads',
  {
    id: identity(),
    project_id: projectId(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    file_name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text().$type<UploadState>().notNull(),
    /** The progress of the work, out of `total` if that is known. */
    done: integer().notNull().default(0),
    total: integer(),
    created_at: madeAt(),
    /** The last sign of life of the process that works on it. */
    touched_at: madeAt(),
    applied_at: moment(),
    base_version: text().notNull(),
    report: jsonb().$type<PackageReport>(),
    preview: jsonb().$type<PackagePreview>(),
    /** Why the check or the loading failed. Its column has an older name. */
    failure: text('trouble').$type<UploadFailure>(),
  },
  (table) => [index('package_uploads_project').on(table.project_id, table.id)],
);
