import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { errorMessage } from '#server/error-message.ts';
import { readEnvironment } from '#server/environment.ts';
import type { ReportOutage } from '#server/http/outage-log.ts';
import { createBreachedPasswords } from '#server/people/breached-passwords.ts';
import { withDatabase } from '../with-database.ts';
import { print, runCommand } from '../run-command.ts';
import { createAdmin } from './create-admin.ts';
import { createLoginLink } from './create-login-link.ts';

const usage = `npm run create-admin -- EMAIL NAME              create an administrator and print a generated password
npm run create-admin -- EMAIL NAME < FILE       the same, with the password in the first line of FILE
npm run create-admin -- --link EMAIL            print a link that logs an administrator in, once, within ten minutes`;

/** Runs the command line and returns the exit code: 0 done, 2 wrong usage. Throws if the account cannot be created. */
async function main(): Promise<number> {
  const {
    values,
    positionals: [email, ...names],
  } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' }, link: { type: 'string' } } });
  if (values.link !== undefined) {
    print(await link(values.link));
    return 0;
  }
  if (values.help === true || email === undefined || names.length === 0) {
    print(usage);
    return values.help === true ? 0 : 2;
  }
  const given = await readPassword();
  const password = await create(email, names.join(' '), given);
  print(`${email} is an administrator now and logs in at /salesLogin.`);
  if (given === null) print(`Password (shown only this once): ${password}`);
  return 0;
}

/** The first line of standard input; null if it is a terminal or empty. */
async function readPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
  return line === '' ? null : line;
}

async function create(email: string, name: string, password: string | null): Promise<string> {
  const environment = readEnvironment(process.env);
  const { breachedPasswords: service } = environment;
  const report: ReportOutage = (error, message) => void process.stderr.write(`${message}: ${errorMessage(error)}\n`);
  const breached = service === undefined ? null : createBreachedPasswords(service, report);
  return withDatabase(environment, ({ db }) => createAdmin(db, { email, name, password }, breached));
}

async function link(email: string): Promise<string> {
  const environment = readEnvironment(process.env);
  return withDatabase(environment, ({ db }) => createLoginLink(db, email, environment.publicUrl));
}

await runCommand(main, (error) => ({ text: errorMessage(error), code: 1 }));
