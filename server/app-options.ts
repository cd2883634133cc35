import type { FastifyServerOptions } from 'fastify';
import type { Connection } from './database/connection.ts';
import type { PackageImporter } from './features/development/package-importer.ts';
import type { DirectionsOptions } from './features/directions/choose-provider.ts';
import type { MailOptions } from './mail/start-mail.ts';

/**
 * The parts of an app. `webFolder` holds the built web; `readShell` returns index.html when something else (the
 * development server) builds it.
 */
export type AppOptions = {
  connection: Connection;
  dataDir: string;
  webFolder: string;
  readShell?: (path: string) => Promise<string | undefined>;
  publicUrl?: URL | undefined;
  metricsToken?: string | undefined;
  /** SECRETS_KEY. Without it, secrets of authenticator apps are stored unencrypted. */
  secretsKey?: string | undefined;
  /** Proxies (addresses and networks) whose X-Forwarded-For is trusted; none by default. */
  trustProxy?: string[] | undefined;
  /** How mail is sent. Without it nothing is sent and mails stay in the outbox. */
  mail?: MailOptions | undefined;
  /** Today, as documents state it; the clock's day by default. */
  today?: () => Date;
  /** The operator's routing engine. */
  directions?: DirectionsOptions | undefined;
  /** How long a change of units waits for another one to end, in milliseconds; only tests pass it. */
  lockTimeout?: number;
  /** Reads uploaded packages. Without it none can be uploaded. */
  packageImporter?: PackageImporter | undefined;
  logger?: FastifyServerOptions['logger'];
};
