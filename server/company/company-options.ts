import { readFileSync } from 'node:fs';
import type { AddressRules } from '#domain/people/company-claims.ts';

/** How the client secret is sent to the provider: in the body or in the header. Providers accept one or both. */
export const clientAuths = ['client_secret_post', 'client_secret_basic'] as const;

/**
 * How sales users log in with their company's provider. `issuer` is as the operator wrote it, `name` is the company's
 * name on the button. `isOnly`: passwords are off. `logsOut`: logging out here continues to the provider's logout.
 * `strengths`: the accepted values of `acr`, the best first; any if empty.
 */
export type CompanyOptions = AddressRules & {
  issuer: string;
  clientId: string;
  clientSecret: string;
  clientAuth: (typeof clientAuths)[number];
  name: string;
  isOnly: boolean;
  logsOut: boolean;
  strengths: readonly string[];
};

/** What is wrong with a variable. */
export type VariableMistake = { variable: string; message: string };

type Variables = Readonly<Record<string, string | undefined>>;

const needed = ['OIDC_CLIENT_ID', 'OIDC_NAME'] as const;
const others = [
  ...needed,
  'OIDC_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET_FILE',
  'OIDC_CLIENT_AUTH',
  'OIDC_EMAIL_DOMAINS',
  'OIDC_VERIFIED_CLAIM',
  'OIDC_ONLY',
  'OIDC_LOGOUT',
  'OIDC_ACR_VALUES',
] as const;

/** Mistakes in the combination of the provider's variables: some are missing, or exclude each other. */
export function checkCompanyVariables(variables: Variables): VariableMistake[] {
  const isSet = (name: string) => (variables[name] ?? '') !== '';
  if (!isSet('OIDC_ISSUER'))
    return others
      .filter(isSet)
      .slice(0, 1)
      .map((name) => ({ variable: 'OIDC_ISSUER', message: `must be set, because ${name} is` }));
  const missing = needed
    .filter((name) => !isSet(name))
    .map((variable) => ({ variable, message: 'must be set, because OIDC_ISSUER is' }));
  return [...missing, ...checkSecret(variables, isSet), ...checkPublicUrl(variables, isSet)];
}

function checkSecret(variables: Variables, isSet: (name: string) => boolean): VariableMistake[] {
  const byValue = isSet('OIDC_CLIENT_SECRET');
  const byFile = isSet('OIDC_CLIENT_SECRET_FILE');
  if (byValue === byFile)
    return [
      {
        variable: 'OIDC_CLIENT_SECRET',
        message: byFile
          ? 'and OIDC_CLIENT_SECRET_FILE exclude each other: set one of them'
          : 'or OIDC_CLIENT_SECRET_FILE must be set, because OIDC_ISSUER is',
      },
    ];
  if (!byFile) return [];
  try {
    if (readSecretFile(variables.OIDC_CLIENT_SECRET_FILE ?? '') !== '') return [];
    return [{ variable: 'OIDC_CLIENT_SECRET_FILE', message: 'names a file whose first line is empty' }];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [{ variable: 'OIDC_CLIENT_SECRET_FILE', message: `names a file that cannot be read: ${code}` }];
  }
}

/** The provider sends browsers back to this address, so in production it must be the one that people use. */
function checkPublicUrl(variables: Variables, isSet: (name: string) => boolean): VariableMistake[] {
  return variables.NODE_ENV === 'production' && !isSet('PUBLIC_URL')
    ? [{ variable: 'PUBLIC_URL', message: 'must be set, because OIDC_ISSUER is' }]
    : [];
}

/** The first line of a file. */
export function readSecretFile(path: string): string {
  return (readFileSync(path, 'utf8').split(/\r?\n/)[0] ?? '').trim();
}

/**
 * Whether an issuer can stand for a single company: it uses TLS (or is on this machine), and is not the address with
 * which Entra ID accepts the accounts of all companies.
 */
export function isCompanyIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname, pathname, search, hash, username } = new URL(issuer);
  if (search !== '' || hash !== '' || username !== '') return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return false;
  return hostname !== 'login.microsoftonline.com' || !/^\/(common|organizations|consumers)(\/|$)/i.test(pathname);
}
