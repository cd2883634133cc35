import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { sessions } from '#server/database/schema.ts';
import { hasSessionId } from '#server/sessions/session-id.ts';
import { hashSessionToken } from '#server/sessions/session-cookie.ts';
import { appCode } from './app-code.ts';
import type { Browser } from './browser.ts';
import { softwarePasskey, type SoftwarePasskey } from './software-passkey.ts';

/**
 * Sets up an authenticator app in a logged-in browser. Returns its secret and the recovery codes. Its current code can
 * be used again at once.
 */
export async function addApp(tx: Queryable, browser: Browser): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await browser.post('/secondFactors/app')).body as { secret: string };
  const { body } = await browser.post('/secondFactors/app/confirm', { code: appCode(secret) });
  if (!body.response) throw new Error(`The app was refused: ${JSON.stringify(body)}`);
  await tx.execute(sql`update authenticator_apps set last_step = 0`);
  return { secret, codes: body.recovery_codes as string[] };
}

/** Adds a passkey in a logged-in browser. */
export async function addPasskey(browser: Browser, name = 'Laptop'): Promise<SoftwarePasskey> {
  const passkey = softwarePasskey();
  const { options } = (await browser.post('/secondFactors/passkeyOptions')).body;
  const { body } = await browser.post('/secondFactors/passkeys', { name, passkey: passkey.create(options) });
  if (!body.response) throw new Error(`The passkey was refused: ${JSON.stringify(body)}`);
  return passkey;
}

/** Sets the last proof of identity of a session to now or to long ago. */
export async function setConfirmed(
  tx: Queryable,
  browser: Browser,
  { isRecent }: { isRecent: boolean },
): Promise<void> {
  const hash = hashSessionToken(browser.cookies.get('session') ?? '');
  const confirmed_at = sql`now() - make_interval(mins => ${isRecent ? 0 : 11})`;
  await tx.update(sessions).set({ confirmed_at }).where(hasSessionId(hash));
}
