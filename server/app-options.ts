import type { FastifyServerOptions } from 'fastify';
import type { CompanyOptions } from './company/company-options.ts';
import type { Connection } from './database/connection.ts';
import type { PackageImporter } from './features/development/package-importer.ts';
import type { DirectionsOptions } from './features/directions/choose-provider.ts';
import type { ClamdAddress } from './files/scanner.ts';
import type { BucketOptions } from './media/bucket-options.ts';
import type { MailOptions } from './mail/start-mail.ts';
import type { ReadMetrics } from './processes/messages.ts';
import type { TracingOptions } from './tracing/start-tracing.ts';

/** One of several processes behind one port: its number, and how the metrics of all are read. */
export type WorkerOptions = { number: string; readAllMetrics(): Promise<ReadMetrics[]> };

/**
 * The options of an app. `webFolder` holds the built web application; `readShell` returns `index.html` if the
 * development server builds it instead.
 */
export type AppOptions = {
  connection: Connection;
  dataDir: string;
  /** Where media are kept, if not in `dataDir`. */
  mediaBucket?: BucketOptions | undefined;
  webFolder: string;
  readShell?: (path: string) => Promise<string | undefined>;
  publicUrl?: URL | undefined;
  /** Whether browsers keep the app for offline use; by default they do. */
  hasServiceWorker?: boolean;
  metricsToken?: string | undefined;
  worker?: WorkerOptions | undefined;
  /** SECRETS_KEY. Without it, secrets of authenticator apps are stored unencrypted. */
  secretsKey?: string | undefined;
  /** Proxies (addresses and networks) whose X-Forwarded-For is trusted; none by default. */
  trustProxy?: string[] | undefined;
  /** How mail is sent. Without it nothing is sent and mails stay in the outbox. */
  mail?: MailOptions | undefined;
  /** The company's provider by which sales users log in. */
  company?: CompanyOptions | undefined;
  /** The address of a service that knows breached passwords. Without it, passwords are compared with our own list. */
  breachedPasswords?: string | undefined;
  /** The date that documents show; today by default. */
  today?: () => Date;
  /** The operator's routing engine. */
  directions?: DirectionsOptions | undefined;
  /**
   * How long a call waits for the database while it is switched over, in milliseconds; 0 by default, so that tests of
   * outages do not wait.
   */
  holdCalls?: number;
  /** How long a change of units waits for the locks of another one, in milliseconds; only tests pass it. */
  lockTimeout?: number;
  /**
   * How far the event loop may lag before requests are refused, in milliseconds; 0 for no limit, which tests need,
   * because they run in the app's process.
   */
  maxEventLoopDelay?: number;
  /**
   * How often the database is polled for changes by other processes, mails and idle presentations, and while it is
   * unavailable, in milliseconds; only tests pass it.
   */
  pollInterval?: number | undefined;
  /** Reads uploaded packages. Without it, packages cannot be uploaded. */
  packageImporter?: PackageImporter | undefined;
  /** Where clamd listens, which scans uploaded files. Without it nothing is scanned. */
  clamd?: ClamdAddress | undefined;
  /** Where traces are sent. Without it there are none, and the tracing code is not loaded. */
  tracing?: TracingOptions | undefined;
  logger?: FastifyServerOptions['logger'];
};
