import { and, eq, gt, sql } from 'drizzle-orm';
import { passkeyChallengeLifetime } from '#domain/people/second-factor.ts';
import type { Queryable } from '#server/database/connection.ts';
import { passkeyChallenges } from '#server/database/schema.ts';

/** The purpose of a challenge: to authenticate with a passkey, or to create one. */
type PasskeyPurpose = typeof passkeyChallenges.$inferSelect.purpose;

/** Stores the challenge that a browser was given. */
export async function saveChallenge(
  tx: Queryable,
  { challenge, browser, purpose }: { challenge: string; browser: string; purpose: PasskeyPurpose },
): Promise<void> {
  await tx.insert(passkeyChallenges).values({
    challenge,
    browser_hash: browser,
    purpose,
    expires_at: sql`now() + make_interval(secs => ${passkeyChallengeLifetime})`,
  });
}

/** Uses up the challenge that a browser signed. Returns null if it was given to another browser, or too long ago. */
export async function takeChallenge(
  tx: Queryable,
  { clientDataJSON, browser, purpose }: { clientDataJSON: string; browser: string | null; purpose: PasskeyPurpose },
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null || browser === null) return null;
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.browser_hash, browser),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expires_at, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge ?? null;
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
