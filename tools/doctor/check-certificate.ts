import { connect } from 'node:tls';
import { dayMs } from '#domain/dates/utc-day.ts';
import { fault, messageOf, ok, warning, type Finding } from './finding.ts';

/** In milliseconds. */
const timeout = 10_000;
/** Automatic renewal happens earlier than this many days before the expiry. */
const soon = 14;

type Certificate = { validTo: number; refusal: string | undefined };

/**
 * Checks whether the certificate of the public address is trusted, and how long it is valid. `now` is in milliseconds
 * since the epoch.
 */
export async function checkCertificate(publicUrl: URL, now = Date.now()): Promise<Finding> {
  if (publicUrl.protocol !== 'https:') return ok('certificate', 'PUBLIC_URL is not https: there is none to check');
  try {
    return judge(await readCertificate(publicUrl), now);
  } catch (error) {
    return warning(
      'certificate',
      `${publicUrl.host} cannot be reached from here: ${messageOf(error)}`,
      'Check the proxy and the DNS entry. If only this machine may not reach it, look at it in a browser.',
    );
  }
}

function judge({ validTo, refusal }: Certificate, now: number): Finding {
  const days = Math.floor((validTo - now) / dayMs);
  const renew = 'Renew it, and find out why the proxy has not.';
  if (days < 0) return fault('certificate', `it expired ${-days} days ago: no browser opens the product`, renew);
  if (refusal !== undefined)
    return fault('certificate', `browsers refuse it: ${refusal}`, 'Install one for this host, with its whole chain.');
  return days < soon
    ? warning('certificate', `it expires in ${days} days`, renew)
    : ok('certificate', `it is valid for ${days} more days`);
}

async function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>();
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isName = !/^[\d.]+$|:/.test(host);
  // An invalid certificate is reported below and must not fail the connection.
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isName ? { servername: host } : {}),
    rejectUnauthorized: false,
    timeout,
  });
  socket.once('secureConnect', () => {
    const refusal = socket.authorized ? undefined : messageOf(socket.authorizationError);
    resolve({ validTo: Date.parse(socket.getPeerCertificate().valid_to), refusal });
  });
  socket.once('timeout', () => reject(new Error('no answer within ten seconds')));
  socket.once('error', reject);
  return promise.finally(() => socket.destroy());
}
