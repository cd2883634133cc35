import type { RoleName } from '#domain/people/roles.ts';
import type { App } from '#server/app.ts';
import type { Database } from '#server/database/connection.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { ownApp } from './own-app.ts';
import { makeUser } from './sales-sessions.ts';
import { saveSampleProject, type SampleIds } from './sample-project.ts';

/** The sellers in a team of figures: two sales reps, one of them below a manager, all below a general manager. */
export type TeamMember = 'general' | 'manager' | 'rep' | 'other';

/** An app with such a team, and a function that returns the answers to one of them. */
type FiguresTeam = {
  db: Database;
  ids: SampleIds;
  people: Record<TeamMember, { id: number; cookie: string }>;
  get(path: string, member?: TeamMember): Promise<Awaited<ReturnType<App['inject']>>>;
};

/** Creates such a team for a test file. Call it at the top of the file. */
export async function ownFiguresTeam(): Promise<FiguresTeam> {
  let ids!: SampleIds;
  const { app, database } = await ownApp(async ({ db }) => {
    ids = await saveSampleProject(db);
  });
  const { db } = database;
  const add = async (role: RoleName, parent: number | null) => {
    const id = await makeUser(db, ids.projectId, role, parent);
    return { id, cookie: `session=${await beginSession(db, { userId: id })}` };
  };
  const general = await add('general_manager', null);
  const manager = await add('sales_manager', general.id);
  const people = {
    general,
    manager,
    rep: await add('sales_rep', manager.id),
    other: await add('sales_rep', general.id),
  };
  const get = async (path: string, member: TeamMember = 'general') =>
    app.inject({ url: `/api${path}`, headers: { cookie: people[member].cookie } });
  return { db, ids, people, get };
}
