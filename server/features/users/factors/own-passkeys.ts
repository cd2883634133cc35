import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { passkeys } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { networkOf } from '#server/http/network-of.ts';
import { ProblemError } from '#server/http/problem.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { deviceOf } from '#server/http/request-origin.ts';
import { requireProject } from '#server/people/find-project.ts';
import { findOwner, lockOwner } from '#server/second-factors/factors.ts';
import {
  issueCreationOptions,
  removePasskey as remove,
  savePasskey,
  verifyRegistration,
} from '#server/second-factors/passkeys.ts';
import { relyingPartyOf } from '#server/second-factors/relying-party.ts';
import { findBrowser, identifyBrowser } from '#server/sessions/browser-cookie.ts';
import { findKnownDevice } from '#server/sessions/known-devices.ts';
import { enrol } from './enrol.ts';
import { findChanger } from './find-changer.ts';
import { removeFactor } from './remove-factor.ts';

/** Returns the options with which this browser creates a passkey for the caller. */
export function beginPasskey(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.beginPasskey> {
  const { db, publicUrl } = dependencies;
  const limit = limitCreation(dependencies);
  return async (context) => {
    const { request, reply, language } = context;
    const site = relyingPartyOf(request, publicUrl);
    if (site === null) return refuse('passkeys_elsewhere', language);
    const changer = await findChanger(db, context);
    if ('response' in changer) return changer;
    const owner = await findOwner(db, changer.userId);
    if (owner === null) return refuse('login_step_over', language);
    await limit(request, owner.id);
    const { settings } = await requireProject(db);
    const browser = identifyBrowser(request, reply);
    const options = await issueCreationOptions(db, { site, browser }, owner, projectNameIn(settings, language));
    return { response: true, options: { ...options } };
  };
}

/**
 * Limits challenges, because they are stored. They are counted by user: a known browser of theirs has a separate limit,
 * all others share one for each network.
 */
function limitCreation({ db, pool }: Pick<Dependencies, 'db' | 'pool'>) {
  const devices = createRateLimiter(pool, { name: 'passkey-new-device', attempts: 60, seconds: 60 });
  const networks = createRateLimiter(pool, { name: 'passkey-new-network', attempts: 60, seconds: 60 });
  return async (request: FastifyRequest, userId: number) => {
    const device = await findKnownDevice(db, request, { userId });
    if (device !== null) await devices.consume(device);
    else await networks.consume(`${networkOf(request.ip)} ${userId}`);
  };
}

/** Adds the passkey that this browser created. Without a name it is named after the browser. */
export function addPasskey(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.addPasskey> {
  const { db, publicUrl } = dependencies;
  return async (context) => {
    const { request, language, body } = context;
    const site = relyingPartyOf(request, publicUrl);
    if (site === null) return refuse('passkeys_elsewhere', language);
    const changer = await findChanger(db, context);
    if ('response' in changer) return changer;
    const holder = { site, browser: findBrowser(request), userId: changer.userId };
    const created = await verifyRegistration(db, holder, body.passkey);
    if (created === null) return refuse('passkey_failed', language);
    const name = body.name || deviceOf(request) || 'Passkey';
    return enrol(dependencies, context, changer, {
      factor: 'passkey',
      save: async (tx, owner) => ((await savePasskey(tx, owner.id, name, created)) ? null : 'passkeys_full'),
    });
  };
}

/** Renames a passkey of the caller; an empty name keeps the present one. */
export function renamePasskey({ db }: Dependencies): CallHandler<typeof secondFactorCalls.renamePasskey> {
  return async ({ params, body, actor }) => {
    const { user } = actor;
    if (user === null) throw new ProblemError('not_logged_in');
    await inTransaction(db, async (tx) => {
      if ((await lockOwner(tx, user.id)) === null) throw new ProblemError('not_found');
      const [renamed] = await tx
        .update(passkeys)
        .set(body.name === '' ? { name: passkeys.name } : { name: body.name })
        .where(and(eq(passkeys.id, params.id), eq(passkeys.user_id, user.id)))
        .returning({ id: passkeys.id });
      if (!renamed) throw new ProblemError('not_found');
    });
    return { response: true };
  };
}

/** Removes a passkey of the caller. */
export function removePasskey(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.removePasskey> {
  return (context) =>
    removeFactor(dependencies, context, {
      factor: 'passkey',
      remove: (tx, owner) => remove(tx, owner.id, context.params.id),
    });
}
