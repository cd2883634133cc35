import SMTPConnection, { type SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { fault, messageOf, ok, warning, type Finding } from './finding.ts';

/** The time limit for each step, in milliseconds: a slower mail server is too slow to send with. */
const timeout = 10_000;

/**
 * Connects to the mail server as the product does, encrypts the connection if the server offers it, and logs in if the
 * address has a user. No mail is sent.
 */
export async function checkMail(url: string): Promise<Finding[]> {
  const { auth, ...options } = parseConnectionUrl(url) as Record<string, unknown> & { auth?: SMTPConnectionAuth };
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const place = `${connection.host}:${connection.port}`;
  try {
    await connect(connection);
    const findings = [
      connection.secure
        ? ok('mail', `${place} answers, and the connection is encrypted`)
        : warning(
            'mail',
            `${place} answers, but offers no encryption`,
            'Use smtps:// or a mail server with STARTTLS, unless it is on this machine.',
          ),
    ];
    if (auth === undefined) return findings;
    if (!connection.allowsAuth)
      return [
        ...findings,
        fault(
          'mail',
          'the mail server offers no login',
          'Remove user and password from SMTP_URL, or use its TLS port.',
        ),
      ];
    return [...findings, await logIn(connection, auth)];
  } catch (error) {
    return [fault('mail', `${place} cannot be used: ${messageOf(error)}`, adviceFor(error))];
  } finally {
    connection.close();
  }
}

/** What to do about an error of a connection. `originalCode` is that of TLS, which nodemailer replaces by its own. */
function adviceFor(error: unknown): string {
  const { originalCode } = error as { originalCode?: unknown };
  return originalCode === 'CERT_HAS_EXPIRED'
    ? 'Have the certificate of the mail server renewed: until then, mails wait.'
    : 'Check host and port in SMTP_URL and the firewall; of a private certificate authority, set NODE_EXTRA_CA_CERTS.';
}

async function connect(connection: SMTPConnection): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  connection.on('error', reject);
  connection.connect((error) => (error ? reject(error) : resolve()));
  await promise;
}

async function logIn(connection: SMTPConnection, auth: SMTPConnectionAuth): Promise<Finding> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  connection.on('error', reject);
  connection.login(auth, (error) => (error ? reject(error) : resolve()));
  return promise.then(
    () => ok('mail', `the login of ${String(auth.user)} is accepted`),
    (error: unknown) =>
      fault('mail', `the login is refused: ${messageOf(error)}`, 'Check user and password in SMTP_URL, URL-encoded.'),
  );
}
