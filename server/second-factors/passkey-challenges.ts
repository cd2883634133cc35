import { and, eq, gt, sql } from 'drizzle-orm';
import { passkeyChallengeLifetime } from '#domain/people/second-factor.ts';
import type { Queryable } from '#server/database/connection.ts';
import { passkeyChallenges } from '#server/database/schema.ts';
import { hashSecret } from '#server/people/secret.ts';

/**
 * Who may answer a challenge: the browser that asked, to authenticate with a passkey (`prove`), or to create one for
 * the user that it asked for, who may no longer be the one who is logged in there.
 */
type ChallengeHolder = { browser: string } & ({ purpose: 'prove' } | { purpose: 'create'; userId: number });

/** The stored form of a holder's browser: with `create`, together with the user. */
const holderHash = (holder: ChallengeHolder) =>
  holder.purpose === 'prove' ? holder.browser : hashSecret(`${holder.browser} ${holder.userId}`);

/** Stores a challenge that was given to a browser. */
export async function saveChallenge(tx: Queryable, challenge: string, holder: ChallengeHolder): Promise<void> {
  await tx.insert(passkeyChallenges).values({
    challenge,
    browser_hash: holderHash(holder),
    purpose: holder.purpose,
    expires_at: sql`now() + make_interval(secs => ${passkeyChallengeLifetime})`,
  });
}

/**
 * Uses up the challenge that was signed. Returns null if it was given to another browser, for another user, or too long
 * ago.
 */
export async function takeChallenge(
  tx: Queryable,
  clientDataJSON: string,
  holder: ChallengeHolder,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.browser_hash, holderHash(holder)),
        eq(passkeyChallenges.purpose, holder.purpose),
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
