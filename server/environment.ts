import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isWebAddress } from '#domain/navigation/links.ts';
import { verifiedClaims } from '#domain/people/company-claims.ts';
import {
  checkCompanyVariables,
  clientAuths,
  isCompanyIssuer,
  readSecretFile,
  type CompanyOptions,
} from './company/company-options.ts';
import { readClamdAddress, type ClamdAddress } from './files/scanner.ts';
import { checkBucketVariables, isBucketAddress, type BucketOptions } from './media/bucket-options.ts';
import { isRangeService } from './people/breached-passwords.ts';

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional());
const withDefault = (defaultValue: string) => z.preprocess(emptyToUndefined, z.string().default(defaultValue));

const partsOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Whether an entry is an IP address, a network, or one of proxy-addr's names for networks. */
function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const environmentSchema = z.object({
  PORT: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : emptyToUndefined(value)),
    z.int('must be a number from 0 to 65535').min(0).max(65_535).default(4000),
  ),
  HOST: withDefault('127.0.0.1'),
  WORKERS: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : emptyToUndefined(value)),
    z.int('must be a number from 1 to 16').min(1).max(16).default(1),
  ),
  DATA_DIR: withDefault('var'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://show.example' })),
  MEDIA_BUCKET: optional(
    z
      .string()
      .refine(isBucketAddress, 'must be the address of a bucket, such as https://s3.eu-central-1.example/loggia'),
  ),
  MEDIA_CACHE_MB: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : emptyToUndefined(value)),
    z.int('must be a number from 10').min(10).default(2_000),
  ),
  AWS_REGION: withDefault('auto'),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  DEVELOPMENT: withDefault('developments/asteria'),
  DIRECTIONS_URL: optional(z.string().refine(isWebAddress, 'must be a web address, such as http://127.0.0.1:5000')),
  DIRECTIONS_KEY: optional(z.string()),
  MAIL_FROM: optional(z.email('must be an email address')),
  TRUST_PROXY: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .default('')
      .refine(
        (list) => partsOf(list).every(isProxy),
        'must list addresses or networks of proxies, such as 10.0.0.0/8, or loopback',
      ),
  ),
  OIDC_ISSUER: optional(
    z
      .string()
      .refine(
        isCompanyIssuer,
        'must be the https:// address of one company, such as https://login.company.example; that of Entra ID names your tenant',
      ),
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_CLIENT_SECRET_FILE: optional(z.string()),
  OIDC_CLIENT_AUTH: z.preprocess(
    emptyToUndefined,
    z.enum(clientAuths, `must be ${clientAuths.join(' or ')}`).default('client_secret_post'),
  ),
  OIDC_NAME: optional(z.string().trim().min(1, 'must not be blank').max(60, 'must have at most 60 characters')),
  OIDC_EMAIL_DOMAINS: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .default('')
      .refine(
        (list) => partsOf(list).every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain)),
        'must list domains of e-mail addresses, such as company.example',
      ),
  ),
  OIDC_VERIFIED_CLAIM: z.preprocess(
    emptyToUndefined,
    z.enum(verifiedClaims, `must be ${verifiedClaims.join(' or ')}`).default('email_verified'),
  ),
  OIDC_ONLY: z.preprocess(emptyToUndefined, z.enum(['true', 'false'], 'must be true or false').default('false')),
  OIDC_LOGOUT: z.preprocess(emptyToUndefined, z.enum(['true', 'false'], 'must be true or false').default('true')),
  OIDC_ACR_VALUES: optional(
    z
      .string()
      .regex(
        /^[\x21\x23-\x5b\x5d-\x7e]+( +[\x21\x23-\x5b\x5d-\x7e]+)*$/,
        'must list values of acr, separated by spaces',
      ),
  ),
  BREACHED_PASSWORDS_URL: optional(
    z.string().refine(isRangeService, 'must be the address of a service, such as https://api.pwnedpasswords.com/range'),
  ),
  CLAMD: optional(
    z.string().refine((text) => readClamdAddress(text) !== undefined, 'must be host:port, or the path of a socket'),
  ),
  SERVICE_WORKER: z.preprocess(emptyToUndefined, z.enum(['on', 'off'], 'must be on or off').default('on')),
  DRAIN_SECONDS: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : emptyToUndefined(value)),
    z.int('must be a number from 0 to 300').min(0).max(300).optional(),
  ),
  HOLD_SECONDS: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : emptyToUndefined(value)),
    z.int('must be a number from 0 to 60').min(0).max(60).default(10),
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://127.0.0.1:4318' }),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    emptyToUndefined,
    z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(1),
  ),
  SECRETS_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  LOG_LEVEL: z.preprocess(
    emptyToUndefined,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  NODE_ENV: z.string().optional(),
});

/** Every variable that the server reads. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.shape);

/** The operator's configuration, ready for use: paths are absolute, defaults are filled in. */
export type Environment = {
  port: number;
  host: string;
  /** How many processes serve requests. */
  workers: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where media are kept, if not in `dataDir`. */
  mediaBucket: BucketOptions | undefined;
  smtpUrl: string | undefined;
  publicUrl: URL | undefined;
  development: string;
  /** The URL of the routing engine, and the key of Google's Directions service. */
  directions: { url: string | undefined; key: string | undefined };
  /** The sender of mails. */
  mailFrom: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  trustProxy: string[];
  /** The company's provider by which sales users log in. */
  company: CompanyOptions | undefined;
  /** Whether browsers keep the app for offline use. */
  hasServiceWorker: boolean;
  /** How long health checks fail before the server closes, in seconds. */
  drainSeconds: number;
  /** How long a call waits for the database while it is switched over, in seconds. */
  holdSeconds: number;
  metricsToken: string | undefined;
  /** The collector of traces, and the share of them that is sent, 0 to 1. */
  tracing: { endpoint: URL; ratio: number } | undefined;
  /** Encrypts the secrets of authenticator apps in the database. */
  secretsKey: string | undefined;
  /** The service that knows breached passwords. */
  breachedPasswords: string | undefined;
  /** Where clamd listens, which scans uploaded files. */
  clamd: ClamdAddress | undefined;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  isProduction: boolean;
};

/** Reads the environment. Throws one error that names every invalid variable and why. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const read = environmentSchema.safeParse(variables);
  const mistakes = [...checkCompanyVariables(variables), ...checkBucketVariables(variables)].map(
    ({ variable, message }) => `  ${variable} ${message}`,
  );
  if (!read.success || mistakes.length > 0) {
    const lines = (read.error?.issues ?? []).map(
      (issue) => `  ${issue.path.join('.')} ${issue.message}${quoteValue(variables, String(issue.path[0]))}`,
    );
    throw new Error(`The environment is not right:\n${[...lines, ...mistakes].join('\n')}`);
  }
  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    workers: values.WORKERS,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    mediaBucket: readBucket(values),
    smtpUrl: values.SMTP_URL,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL),
    development: resolve(values.DEVELOPMENT),
    directions: { url: values.DIRECTIONS_URL, key: values.DIRECTIONS_KEY },
    mailFrom: values.MAIL_FROM,
    trustProxy: partsOf(values.TRUST_PROXY),
    company: readCompany(values),
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    drainSeconds: values.DRAIN_SECONDS ?? (values.NODE_ENV === 'production' ? 3 : 0),
    holdSeconds: values.HOLD_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    tracing: readTracing(values),
    secretsKey: values.SECRETS_KEY,
    breachedPasswords: values.BREACHED_PASSWORDS_URL,
    clamd: values.CLAMD === undefined ? undefined : readClamdAddress(values.CLAMD),
    logLevel: values.LOG_LEVEL,
    isProduction: values.NODE_ENV === 'production',
  };
}

function readTracing(values: z.infer<typeof environmentSchema>): Environment['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = values;
  return endpoint === undefined ? undefined : { endpoint: new URL(endpoint), ratio };
}

/** The bucket of media; undefined if none is set. Missing variables have been reported before. */
function readBucket(values: z.infer<typeof environmentSchema>): BucketOptions | undefined {
  const {
    MEDIA_BUCKET: url,
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = values;
  if (url === undefined) return undefined;
  return {
    url,
    region: values.AWS_REGION,
    accessKeyId,
    secretAccessKey,
    cacheBytes: values.MEDIA_CACHE_MB * 1_000_000,
  };
}

/** The company's provider; undefined if none is set. Mistakes in the variables have been reported before. */
function readCompany(values: z.infer<typeof environmentSchema>): CompanyOptions | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId = '', OIDC_NAME: name = '' } = values;
  if (issuer === undefined) return undefined;
  const { OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: file = '' } = values;
  return {
    issuer,
    clientId,
    clientSecret: secret ?? readSecretFile(file),
    clientAuth: values.OIDC_CLIENT_AUTH,
    name,
    domains: partsOf(values.OIDC_EMAIL_DOMAINS.toLowerCase()),
    verifiedClaim: values.OIDC_VERIFIED_CLAIM,
    isOnly: values.OIDC_ONLY === 'true',
    logsOut: values.OIDC_LOGOUT === 'true',
    strengths: values.OIDC_ACR_VALUES?.split(/ +/) ?? [],
  };
}

/** Variables that may hold a password or a key: their values are never printed. */
const secrets = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'DIRECTIONS_URL',
  'DIRECTIONS_KEY',
  'BREACHED_PASSWORDS_URL',
  'OIDC_CLIENT_SECRET',
  'MEDIA_BUCKET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'SECRETS_KEY',
]);

function quoteValue(variables: Record<string, string | undefined>, name: string): string {
  return secrets.has(name) ? '' : ` (it is "${variables[name]}")`;
}
