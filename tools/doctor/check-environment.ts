import type { Environment } from '#server/environment.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

type CheckedEnvironment = Pick<
  Environment,
  | 'isProduction'
  | 'publicUrl'
  | 'smtpUrl'
  | 'secretsKey'
  | 'trustProxy'
  | 'databaseUrl'
  | 'company'
  | 'breachedPasswords'
>;

/** Checks the version of Node, and variables that are valid but unsuitable for production. */
export function checkEnvironment(environment: CheckedEnvironment, nodeVersion = process.versions.node): Finding[] {
  return [
    checkNode(nodeVersion),
    ...(environment.isProduction ? checkProduction(environment) : [checkDemo(environment)]),
  ];
}

function checkNode(version: string): Finding {
  if (Number(version.split('.')[0]) >= 24) return ok('Node', version);
  return fault('Node', `${version} is too old`, 'Install Node 24 or newer, or run "npm ci" again on Linux or Windows.');
}

/** Outside production there are demo accounts, whose password is printed at the start. */
function checkDemo({ publicUrl }: CheckedEnvironment): Finding {
  if (publicUrl === undefined) return ok('NODE_ENV', 'not production: with the demo, and mail stays on this machine');
  return warning(
    'NODE_ENV',
    'PUBLIC_URL is set, but NODE_ENV is not production: everybody knows the password of the demo accounts',
    'Set NODE_ENV=production before the first start; a database that has the demo keeps it.',
  );
}

function checkProduction(environment: CheckedEnvironment): Finding[] {
  const { publicUrl, smtpUrl, secretsKey, trustProxy, company, breachedPasswords } = environment;
  const findings: Finding[] = [ok('NODE_ENV', 'production')];
  if (publicUrl === undefined)
    findings.push(
      warning(
        'PUBLIC_URL',
        'is not set: links in mails and QR codes lead nowhere',
        'Set it to the address people use.',
      ),
    );
  else if (publicUrl.protocol !== 'https:')
    findings.push(
      warning('PUBLIC_URL', `${publicUrl.href} is not https`, 'Put a proxy with a certificate in front: see deploy/.'),
    );
  else findings.push(ok('PUBLIC_URL', publicUrl.href));
  if (publicUrl?.protocol === 'https:' && trustProxy.length === 0)
    findings.push(
      warning(
        'TRUST_PROXY',
        'is not set: all visitors behind the proxy count as one network, and share its limits',
        'Set it to the address of the proxy, such as loopback or 10.0.0.0/8.',
      ),
    );
  if (smtpUrl === undefined)
    findings.push(
      warning('SMTP_URL', 'is not set: mail waits and is given up after five days', 'Set it to the mail server.'),
    );
  if (secretsKey === undefined && company?.isOnly !== true)
    findings.push(
      warning(
        'SECRETS_KEY',
        'is not set: anybody who reads the database or a backup can compute the codes of authenticator apps',
        'Set it to 32 or more random characters ("openssl rand -base64 32"), and keep it apart from backups.',
      ),
    );
  if (breachedPasswords === undefined && company?.isOnly !== true)
    findings.push(
      warning(
        'BREACHED_PASSWORDS_URL',
        'is not set: new passwords are only compared with the list in the product',
        'Set it to https://api.pwnedpasswords.com/range or a mirror; five digits of a hash are all that leaves.',
      ),
    );
  if (company !== undefined && company.strengths.length === 0)
    findings.push(
      warning(
        'OIDC_ACR_VALUES',
        'is not set: nobody checks how strongly the company’s provider checks people',
        'Set it to values of acr that the provider states; if it states none, require a second factor there.',
      ),
    );
  return findings;
}
