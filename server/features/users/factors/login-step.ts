import type { FastifyReply } from 'fastify';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import type { LoginStep, SecondFactorMethod } from '#contract/entities/second-factors.ts';
import type { User } from '#contract/entities/people.ts';
import { mustHaveSecondFactor } from '#domain/people/second-factor.ts';
import type { Language } from '#domain/texts/language.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { requireProject } from '#server/people/find-project.ts';
import { findOwner, listMethods, lockOwner, type FactorOwner } from '#server/second-factors/factors.ts';
import {
  beginPendingLogin,
  endPendingLogin,
  findPendingLogin,
  forgetPendingLogin,
  setPendingLogin,
} from '#server/second-factors/pending-logins.ts';

/** What a user has to do after the correct password; null if the password is enough. */
export async function findStep(
  tx: Queryable,
  owner: Pick<FactorOwner, 'id' | 'role_id' | 'name' | 'email'>,
): Promise<LoginStep | null> {
  const { name, email } = owner;
  const methods: SecondFactorMethod[] = await listMethods(tx, owner.id);
  if (methods.length > 0) return { kind: 'prove', methods, name, email };
  const { settings } = await requireProject(tx);
  return mustHaveSecondFactor(settings.requireSecondFactor, owner) ? { kind: 'enrol', methods, name, email } : null;
}

/**
 * Begins the second step in the browser that sent the correct password; null if the user was deleted or got another
 * password meanwhile.
 */
export async function beginStep(
  { db }: Pick<Dependencies, 'db'>,
  { reply, language }: { reply: FastifyReply; language: Language },
  { user, passwordHash, step }: { user: User; passwordHash: string; step: LoginStep },
) {
  const secret = await inTransaction(db, async (tx) => {
    const isOwner = (await lockOwner(tx, user.id)) !== null && (await lockUserShared(tx, user.id, passwordHash));
    return isOwner ? beginPendingLogin(tx, user.id) : null;
  });
  if (secret === null) return null;
  setPendingLogin(reply, secret);
  const error = step.kind === 'prove' ? ('second_factor_needed' as const) : ('enrolment_needed' as const);
  return { ...refuse(error, language), error, step };
}

/** The step that is pending in this browser, so that a reloaded page can continue with it. */
export function getLoginStep({ db }: Dependencies): CallHandler<typeof secondFactorCalls.getLoginStep> {
  return async ({ request }) => {
    const pending = await findPendingLogin(db, request);
    const owner = pending && (await findOwner(db, pending.userId));
    return { step: owner && (await findStep(db, owner)) };
  };
}

/** Ends the pending login of this browser. */
export function cancelLogin({ db }: Dependencies): CallHandler<typeof secondFactorCalls.cancelLogin> {
  return async ({ request, reply }) => {
    const pending = await findPendingLogin(db, request);
    if (pending)
      await inTransaction(db, async (tx) => {
        if (await lockOwner(tx, pending.userId)) await endPendingLogin(tx, pending);
      });
    forgetPendingLogin(reply);
    return { response: true };
  };
}
