import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { errorMessage } from '#server/error-message.ts';
import { readEnvironment } from '#server/environment.ts';
import type { ReportOutage } from '#server/http/outage-log.ts';
import { createBreachedPasswords } from '#server/people/breached-passwords.ts';
import { withDatabase } from '../with-database.ts';
import type { CommandInput, Failure } from '../run-command.ts';
import { createAdmin } from './create-admin.ts';
import { createLoginLink } from './create-login-link.ts';

const usage = `npm run create-admin -- EMAIL NAME              create an administrator and print a generated password
npm run create-admin -- EMAIL NAME < FILE       the same, with the password in the first line of FILE
npm run create-admin -- --link EMAIL            print a link that logs an administrator in, once, within ten minutes`;

/** Runs `npm run create-admin`: 0 done, 2 wrong usage. Throws if the account cannot be created. */
export async function createAdminCommand({ args, env, stdin, print, complain }: CommandInput): Promise<number> {
  const {
    values,
    positionals: [email, ...names],
  } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean' }, link: { type: 'string' } } });
  if (values.link !== undefined) {
    print(await link(values.link, env));
    return 0;
  }
  if (values.help === true || email === undefined || names.length === 0) {
    print(usage);
    return values.help === true ? 0 : 2;
  }
  const given = await readPassword(stdin);
  const report: ReportOutage = (error, message) => complain(`${message}: ${errorMessage(error)}`);
  const password = await create({ email, name: names.join(' '), password: given }, env, report);
  print(`${email} is an administrator now and logs in at /salesLogin.`);
  if (given === null) print(`Password (shown only this once): ${password}`);
  return 0;
}

/** The first line of standard input; null if it is a terminal or empty. */
async function readPassword(stdin: CommandInput['stdin']): Promise<string | null> {
  if (stdin.isTTY === true) return null;
  const [line = ''] = (await text(stdin)).split(/\r?\n/);
  return line === '' ? null : line;
}

/** The exit code is 1 if the account cannot be created. */
export const explainFailure = (error: unknown): Failure => ({ text: errorMessage(error), code: 1 });

async function create(
  account: { email: string; name: string; password: string | null },
  env: NodeJS.ProcessEnv,
  report: ReportOutage,
): Promise<string> {
  const environment = readEnvironment(env);
  const { breachedPasswords: service } = environment;
  const breached = service === undefined ? null : createBreachedPasswords(service, report);
  return withDatabase(environment, ({ db }) => createAdmin(db, account, breached));
}

async function link(email: string, env: NodeJS.ProcessEnv): Promise<string> {
  const environment = readEnvironment(env);
  return withDatabase(environment, ({ db }) => createLoginLink(db, email, environment.publicUrl));
}
