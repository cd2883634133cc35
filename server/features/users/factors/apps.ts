import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refuse.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { findKnownDevice } from '#server/sessions/known-devices.ts';
import { requireProject } from '#server/people/find-project.ts';
import { appUri } from '#server/second-factors/app-codes.ts';
import * as app from '#server/second-factors/authenticator-app.ts';
import { findOwner } from '#server/second-factors/factors.ts';
import { enrol } from './enrol.ts';
import { findChanger, lockChanger } from './find-changer.ts';
import { limitCodes } from './limit-codes.ts';
import { removeFactor } from './remove-factor.ts';

/** Creates the secret of a new app. */
export function beginApp({ db, secretBox }: Dependencies): CallHandler<typeof secondFactorCalls.beginApp> {
  return async (context) => {
    const changer = await findChanger(db, context);
    if ('response' in changer) return changer;
    const { settings } = await requireProject(db);
    const begun = await inTransaction(db, async (tx) => {
      const locked = await lockChanger(tx, context, changer);
      return 'refused' in locked ? locked : { ...locked, secret: await app.beginApp(tx, secretBox, locked.owner.id) };
    });
    if ('refused' in begun) return refuse(begun.refused, context.language);
    const { secret, owner } = begun;
    return { response: true, secret, uri: appUri(secret, projectNameIn(settings, context.language), owner.email) };
  };
}

/** Confirms the new app by its first code. Wrong codes are limited like those of a login. */
export function confirmApp(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.confirmApp> {
  const { db, pool, secretBox } = dependencies;
  const limits = limitCodes(pool);
  return async (context) => {
    const { body, request } = context;
    const changer = await findChanger(db, context);
    if ('response' in changer) return changer;
    const { userId } = changer;
    const device = await findKnownDevice(db, request, { userId });
    const password = (await findOwner(db, userId))?.password_hash ?? '';
    const attempt = { userId, ip: request.ip, device, password };
    await limits.consume(attempt);
    const answer = await enrol(dependencies, context, changer, {
      factor: 'app',
      save: async (tx) => ((await app.confirmApp(tx, secretBox, userId, body.code)) ? null : 'code_wrong'),
    });
    if (answer.response) await limits.reset(attempt);
    return answer;
  };
}

/** Removes the caller's app. */
export function removeApp(dependencies: Dependencies): CallHandler<typeof secondFactorCalls.removeApp> {
  return (context) =>
    removeFactor(dependencies, context, { factor: 'app', remove: (tx, owner) => app.removeApp(tx, owner.id) });
}
