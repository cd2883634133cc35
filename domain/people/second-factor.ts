import { isCaller } from './actor.ts';
import type { RoleId } from './roles.ts';

/** Who must have a second factor: nobody, sales managers and above, or every sales user. */
export const secondFactorDemands = ['none', 'managers', 'all'] as const;
type SecondFactorDemand = (typeof secondFactorDemands)[number];

/** Whether a sales user must have a second factor. */
export function mustHaveSecondFactor(demand: SecondFactorDemand, user: { role_id: RoleId }): boolean {
  return demand === 'all' || (demand === 'managers' && isCaller({ user, client: null }, 'manager'));
}

/** How long the second step may take after the password, in seconds. */
export const pendingLoginLifetime = 300;
/** How many codes may be tried after one correct password. */
export const pendingLoginTries = 5;
/** How long a password or second factor counts as recently confirmed, in seconds. */
export const confirmationLifetime = 600;
/** How long a passkey may take to answer, in seconds. */
export const passkeyChallengeLifetime = 600;
/** How many passkeys a sales user may have. */
export const maxPasskeys = 20;
export const recoveryCodeCount = 10;

/** The characters of recovery codes: Crockford's base 32, without letters that look like digits. */
export const recoveryCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The characters in a recovery code, without its hyphen: 50 bits. */
export const recoveryCodeLength = 10;

/** A recovery code as it is shown: two groups of five. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** What somebody typed as a recovery code, in any case and grouping: O is read as 0, I and L as 1. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[İIıL]/g, '1')
    .replaceAll('O', '0');
}

/** What somebody typed as a code of an app, without spaces. */
export function readAppCode(typed: string): string {
  return typed.replace(/\s/g, '');
}
