import pg from 'pg';
import type { Settings } from '#contract/settings.ts';
import type { Environment } from '#server/environment.ts';
import { messageOf, ok, warning, type Finding } from './finding.ts';

/** The shortest password of sales users that level 2 of the ASVS allows (6.2.1). */
const minPasswordLength = 8;

type CheckedEnvironment = Pick<Environment, 'isProduction' | 'company'>;

/**
 * Lists every setting of the loaded development that falls short of level 2 (docs/security.md). The defaults follow the
 * specification, which is written for a showroom. Lists nothing outside production, or if no development is loaded.
 */
export async function checkSettings(url: string, environment: CheckedEnvironment): Promise<Finding[]> {
  if (!environment.isProduction) return [];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const there = await client.query<{ is: boolean }>(`select to_regclass('projects') is not null as is`);
    if (there.rows[0]?.is !== true) return [];
    const { rows } = await client.query<{ settings: Settings }>('select settings from projects order by id limit 1');
    return rows.flatMap(({ settings }) => findShortfalls(settings, environment));
  } catch (error) {
    return [warning('settings', `they cannot be read: ${messageOf(error)}`, 'Mend the database first.')];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function findShortfalls(settings: Settings, { company }: CheckedEnvironment): Finding[] {
  const findings: Finding[] = [];
  const expect = (isMet: boolean, name: string, text: string, remedy: string) => {
    if (!isMet) findings.push(warning('settings', `${name} ${text}`, remedy));
  };
  // If only the company's login is allowed, the provider decides about passwords and second factors.
  if (company?.isOnly !== true) {
    const { passwordMinLength: shortest, requireSecondFactor: demand } = settings;
    expect(shortest >= minPasswordLength, 'passwordMinLength', `is ${shortest}`, 'Set it to 12, or 8 at least.');
    expect(settings.refuseCommonPasswords, 'refuseCommonPasswords', 'is off', 'Turn it on.');
    expect(demand !== 'none', 'requireSecondFactor', 'asks nobody for one', 'Set it to all, or managers at least.');
  }
  expect(settings.discreetErrors, 'discreetErrors', 'is off: answers tell whether an address is known', 'Turn it on.');
  const { acceptMode } = settings;
  const scanned = 'is auto: a mail scanner that runs scripts can accept a login link';
  expect(acceptMode === 'confirm', 'acceptMode', scanned, 'Set it to confirm.');
  return findings.length > 0 ? findings : [ok('settings', 'as level 2 of the ASVS asks')];
}
