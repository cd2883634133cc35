import { flushCompileCache } from 'node:module';
import { createApp } from '#server/app.ts';
import type { CompanyOptions } from '#server/company/company-options.ts';
import { openConnection } from '#server/database/connection.ts';
import { closeAtSignal } from '#server/main.ts';
import { lazyPackageImporter } from '#tools/import/lazy-package-importer.ts';

/**
 * A server process on an existing database, for tests with several processes. Its environment has `DATABASE_URL`,
 * `DATA_DIR`, `PORT`, `DRAIN_SECONDS`, the built web in `WEB_FOLDER`, `TRUST_PROXY`, `SMTP_URL` if mail is sent, and in
 * `COMPANY` the options of the company's provider as JSON. With `PACKAGES=json`, packages are those of races. Prints
 * its address when it listens.
 */
const connection = openConnection(process.env.DATABASE_URL ?? '');
const dataDir = process.env.DATA_DIR ?? '';
const { SMTP_URL: smtpUrl, TRUST_PROXY: proxy, COMPANY: company, PACKAGES: packages } = process.env;
const importer =
  packages === 'json' ? (await import('./json-package-importer.ts')).jsonPackageImporter : lazyPackageImporter;
const app = await createApp({
  connection,
  dataDir,
  webFolder: process.env.WEB_FOLDER ?? dataDir,
  trustProxy: proxy?.split(','),
  logger: { level: 'error', stream: process.stderr },
  packageImporter: importer,
  company: company === undefined ? undefined : (JSON.parse(company) as CompanyOptions),
  mail: smtpUrl === undefined ? undefined : { smtpUrl, isProduction: true },
});
await app.catalogue.current();
const address = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
closeAtSignal(
  {
    address,
    drain: app.draining.begin,
    close: async () => {
      await app.close();
      await connection.close();
    },
  },
  Number(process.env.DRAIN_SECONDS ?? 0),
);
// Flushed now, because many tests kill this process.
flushCompileCache();
process.stdout.write(`listening on ${address}\n`);
// Standard input closes when the parent process ends; then this process must end too.
process.stdin.resume().once('end', () => process.exit(1));
