import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { sessions, userIdentities } from '#server/database/schema.ts';
import { companyKeysOf } from '#server/sessions/company-keys.ts';
import { required } from '../required.ts';
import type { Company } from './company.ts';
import { request, type RaceCommand } from './race-command.ts';

const subjectOf = (rep: number) => `rep-${rep}`;

/** The writing commands on the rep's account at the company's provider, by name. */
export const raceCompanyCommands = {
  async companyLogout({ send, objects: { rep, company } }) {
    const logout_token = await required(company, 'the company').signLogout({ sub: subjectOf(rep) });
    return send(request('/users/companyLogin/logout', '', { logout_token }));
  },
  unlink: ({ send, objects: { rep, admin } }) => send(request(`/users/${rep}/unlink`, admin)),
} as const satisfies Record<string, RaceCommand>;

/** Links the rep to an account at the company, with which all their sessions began. */
export async function addRaceCompany(db: Database, company: Company, rep: number): Promise<Company> {
  const account = { issuer: company.issuer, subject: subjectOf(rep) };
  await db.insert(userIdentities).values({ ...account, user_id: rep });
  await db
    .update(sessions)
    .set(companyKeysOf({ ...account, sid: null }))
    .where(eq(sessions.user_id, rep));
  return company;
}
