import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A key and its certificate. `fingerprint` is the base64 SHA-256 of the public key, for Chromium's list of trusted
 * keys.
 */
type Certificate = { key: Buffer; cert: Buffer; fingerprint: string };

/**
 * Creates a key and certificate for one run: browsers support HTTP/2 only over TLS, and cache nothing if they do not
 * trust the certificate. Needs `openssl`.
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    );
    const publicKey = new X509Certificate(readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
    const fingerprint = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(key), cert: readFileSync(cert), fingerprint };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
