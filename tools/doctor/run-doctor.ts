import { join } from 'node:path';
import { errorMessage } from '#server/error-message.ts';
import { pathExists } from '#server/files/path-exists.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';
import { readEnvironment, type Environment } from '#server/environment.ts';
import { checkBreachedPasswords } from './check-breached-passwords.ts';
import { checkBucket } from './check-bucket.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkClamd } from './check-clamd.ts';
import { checkDatabase } from './check-database.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkFolders } from './check-folders.ts';
import { checkMail } from './check-mail.ts';
import { checkSettings } from './check-settings.ts';
import { fault, messageOf, ok, type Finding } from './finding.ts';

/** Checks everything that a server with these variables needs. Changes nothing and sends no mail. */
export async function runDoctor(variables: Record<string, string | undefined>, webFolder: string): Promise<Finding[]> {
  let environment: Environment;
  try {
    environment = readEnvironment(variables);
  } catch (error) {
    const message = errorMessage(error);
    const mistakes = message.split('\n').slice(1);
    return mistakes.map((line) =>
      fault('environment', line.trim(), 'See the table of variables in docs/operations.md.'),
    );
  }
  const { dataDir, development, smtpUrl, publicUrl, mediaBucket, clamd, breachedPasswords } = environment;
  const groups = await Promise.all([
    checkEnvironment(environment),
    checkFolders(dataDir, webFolder, development),
    checkOwnDatabase(environment),
    mediaBucket === undefined ? [] : [await checkBucket(mediaBucket)],
    clamd === undefined ? [] : [await checkClamd(clamd)],
    breachedPasswords === undefined ? [] : [await checkBreachedPasswords(breachedPasswords)],
    smtpUrl === undefined ? [] : checkMail(smtpUrl),
    publicUrl === undefined ? [] : [await checkCertificate(publicUrl)],
  ]);
  return groups.flat();
}

/**
 * Checks the operator's database or, without one, the embedded database, which is started for the check if no server
 * runs it.
 */
async function checkOwnDatabase(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataDir } = environment;
  const check = async (url: string) => [...(await checkDatabase(url)), ...(await checkSettings(url, environment))];
  if (databaseUrl !== undefined) return check(databaseUrl);
  const isThere = (await pathExists(join(dataDir, 'postgres'))) || (await pathExists(join(dataDir, 'postgres-place')));
  if (!isThere) return [ok('database', 'the first start creates the embedded one')];
  try {
    const database = await joinEmbeddedDatabase(dataDir);
    return await check(database.url).finally(database.stop);
  } catch (error) {
    return [fault('database', `the embedded one does not start: ${messageOf(error)}`, 'Look into its postgres.log.')];
  }
}
