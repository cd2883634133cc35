import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { userProjects, users } from '#server/database/schema.ts';
import { findConflicts, findOtherProject } from '#server/features/development/find-conflicts.ts';
import type { PackageNames } from '#server/features/development/package-names.ts';
import type { Report } from '../mistakes/report.ts';
import { reportConflicts } from './report-conflicts.ts';

/**
 * Reports what a package would break in the loaded development, and a sales user in the settings who does not exist.
 * With `replaces`, the package may be that of another project. Nothing is written.
 */
export async function checkLoaded(
  db: Queryable,
  names: PackageNames,
  report: Report,
  { replaces = false }: { replaces?: boolean | undefined } = {},
): Promise<void> {
  const { projectId } = names;
  if (projectId === null) return;
  const other = replaces ? [] : await findOtherProject(db, projectId);
  reportConflicts([...other, ...(await findConflicts(db, projectId, names))], names, report);
  await checkBot(db, projectId, names.botEmail, report);
}

/** Warns of a `botSalesRep` that is none of the project's users, if it has any. */
async function checkBot(db: Queryable, projectId: number, email: string | null, report: Report): Promise<void> {
  if (email === null) return;
  const [team] = await db
    .select({
      count: sql<number>`count(*)::int`,
      isKnown: sql<boolean | null>`bool_or(lower(${users.email}) = lower(${email}))`,
    })
    .from(users)
    .innerJoin(userProjects, and(eq(userProjects.user_id, users.id), eq(userProjects.project_id, projectId)));
  if (team !== undefined && team.count > 0 && team.isKnown !== true)
    report.warning('bot_unknown', { file: 'development.json' }, { value: email });
}
